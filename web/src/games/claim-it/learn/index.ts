/** The rules and lessons of Claim It! */
import type { Learn } from '../../record'
import Box from './Box.svelte'
import Drawn from './Drawn.svelte'
import Label from './Label.svelte'
import SetUp from './SetUp.svelte'

const learn: Learn = {
  rules: [
    { heading: 'claim-it-table', rules: ['I-1'] },
    {
      heading: 'claim-it-turn',
      rules: ['I-2', 'I-3', 'I-4', 'I-4a', 'I-4b', 'I-4c', 'I-4d', 'I-5', 'I-6', 'I-7', 'I-8', 'I-9', 'I-10'],
    },
    { heading: 'claim-it-end', rules: ['I-11', 'I-12'] },
    { heading: 'claim-it-supply', rules: ['I-13', 'I-14', 'I-15'] },
  ],
  Box,
  SetUp,
  Drawn,
  sections: {},
  silent: ['turn-began'],
  Label,
}
export default learn
