import { foldSpelling } from '../text/fold.ts'
import { columnWords, fillers, optionWords } from './columnWords.ts'
import { weightUnitOf } from './numbers.ts'
import type { ColumnTarget, TargetName, WeightUnit } from './targets.ts'

/** A target that the name of a column speaks for. */
export interface NameMatch {
  readonly target: ColumnTarget
  /** The more words, the better; a name that is nothing else is best. */
  readonly score: number
}

/** Lists the words of a name in small letters without accents; numbers are left out. */
function allWords(name: string): string[] {
  // A name can be written as itemName, item_name or item.name.
  const spaced = name.replaceAll(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/gu, ' ')
  return foldSpelling(spaced)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !/^\d+$/u.test(word))
}

/** Lists the words of a name that say what a column holds. */
function wordsOf(name: string): readonly string[] {
  const words = allWords(name)
  const telling = words.filter((word) => !fillers.has(word) && weightUnitOf(word) === undefined)
  return telling.length === 0 ? words : telling
}

/** Finds the unit of weight in the name of a column, such as ‘Gewicht (kg)’. */
export function unitInName(name: string): WeightUnit | undefined {
  return allWords(name)
    .map(weightUnitOf)
    .findLast((unit) => unit !== undefined)
}

/** Returns a name by which the same column is found again in another list. */
export function normaliseName(name: string): string {
  return foldSpelling(name)
}

function listPhrases(words: string, target: ColumnTarget): [string, ColumnTarget][] {
  return words.split(',').map((phrase) => [wordsOf(phrase).join(' '), target])
}

/** The targets that a phrase speaks for, with the phrases as `wordsOf` leaves them. */
const phrases = new Map<string, ColumnTarget[]>()

const listed = [
  ...Object.entries(columnWords).flatMap(([target, words]) =>
    listPhrases(words, { target: target as TargetName }),
  ),
  ...Object.entries(optionWords).flatMap(([name, words]) =>
    listPhrases(words, { target: 'option', name }),
  ),
]
for (const [phrase, target] of listed) {
  const targets = phrases.get(phrase) ?? []
  const isKnown = targets.some((one) => one.target === target.target && one.name === target.name)
  if (!isKnown) phrases.set(phrase, [...targets, target])
}

/** Lists the targets that a name speaks for, the best first. */
export function matchName(name: string): NameMatch[] {
  const words = wordsOf(name)
  const found: NameMatch[] = []
  for (let length = words.length; length > 0; length -= 1) {
    const starts = length === words.length ? [0] : [0, words.length - length]
    for (const start of starts) {
      const phrase = words.slice(start, start + length).join(' ')
      const score = length * 2 + (length === words.length ? 1 : 0)
      for (const target of phrases.get(phrase) ?? []) {
        if (!found.some((one) => one.target === target)) found.push({ target, score })
      }
    }
  }
  return found
}
