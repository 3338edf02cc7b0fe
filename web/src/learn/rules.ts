/** The rules of a game in the order of their page. The texts are in the catalogue `rules`. */
import type { Learn } from '../games/record'

/** The rules in which a word is found, in the order of the page. */
export function rulesWith({ rules }: Learn, word: string, text: (rule: string) => string): string[] {
  const wanted = word.trim().toLowerCase()
  return rules.flatMap((chapter) => chapter.rules).filter((rule) => {
    return rule.toLowerCase() === wanted || text(rule).toLowerCase().includes(wanted)
  })
}
