/** The rules and lessons of CLAIM. */
import type { Learn } from '../../record'
import Box from './Box.svelte'
import Counting from './Counting.svelte'
import Drawn from './Drawn.svelte'
import FactionCards from './FactionCards.svelte'
import Label from './Label.svelte'
import SetUp from './SetUp.svelte'

const learn: Learn = {
  rules: [
    { heading: 'claim-deck', rules: ['K-1', 'K-2', 'K-3'] },
    { heading: 'claim-trick', rules: ['K-4', 'K-5', 'K-6', 'K-7', 'K-8'] },
    { heading: 'claim-first', rules: ['K-9', 'K-10', 'K-11', 'K-12', 'K-13'] },
    { heading: 'claim-second', rules: ['K-14', 'K-15', 'K-16', 'K-17', 'K-18', 'K-19', 'K-20'] },
    { heading: 'claim-end', rules: ['K-21', 'K-22'] },
  ],
  Box,
  SetUp,
  Drawn,
  sections: { factions: FactionCards },
  Counting,
  silent: ['card-played', 'turned-up', 'discarded', 'recruit-drawn', 'favour-decided'],
  Label,
}
export default learn
