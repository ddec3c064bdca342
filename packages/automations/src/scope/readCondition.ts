import type { ScopeCondition } from '../options/fields.ts'
import { readTyped } from '../options/readTyped.ts'
import { OptionsError } from '../options/validate.ts'
import {
  comparesNumbers,
  isNamedSubject,
  namedSubjects,
  operatorsOf,
  subjectFacts,
  type ConditionSubject,
  type Operator,
} from './subjects.ts'

/** The comparisons in words and signs, each longer one before those that it begins with. */
const operatorWords: readonly (readonly [words: string, is: Operator])[] = [
  ['is not empty', 'not-empty'],
  ['not empty', 'not-empty'],
  ['is empty', 'empty'],
  ['empty', 'empty'],
  ['is between', 'between'],
  ['between', 'between'],
  ['is greater than', 'greater'],
  ['greater than', 'greater'],
  ['>', 'greater'],
  ['is less than', 'less'],
  ['less than', 'less'],
  ['<', 'less'],
  ['starts with', 'starts'],
  ['contains', 'contains'],
  ['is yes', 'yes'],
  ['yes', 'yes'],
  ['is no', 'no'],
  ['no', 'no'],
  ['is not', 'is-not'],
  ['!=', 'is-not'],
  ['is', 'is'],
  ['=', 'is'],
]

const shape =
  /^(?<any>any variant )?(?:"(?<column>[^"]+)"|option "(?<option>[^"]+)"|(?<name>[\w-]+)) (?<rest>.+)$/iu

const usage =
  'Write it as: price between 20 and 50, vendor is Acme|Zeta, option "Size" is not XL, "Google Shopping / Gender" is empty, any variant quantity > 0.'

function subjectIn(groups: Readonly<Record<string, string | undefined>>): ConditionSubject {
  const { column, option, name = '' } = groups
  if (column !== undefined) return `column:${column}`
  if (option !== undefined) return `option:${option}`
  const named = name.toLowerCase()
  if (isNamedSubject(named)) return named
  throw new OptionsError(
    `“${name}” cannot be compared. Use ${Object.keys(namedSubjects).join(', ')}, option "<name>", or the name of a column in quotes.`,
  )
}

/** Splits the values of a comparison: two ends, or texts with bars between them. */
function valuesIn(is: Operator, text: string): readonly string[] {
  if (is === 'between') return text.split(/\s+and\s+/iu)
  return text === '' ? [] : text.split('|')
}

/** Writes a number that was typed with a comma before its decimals the way files have it. */
function plainNumber(text: string): string {
  const number = readTyped(text)
  return text.trim() === '' || Number.isNaN(number) ? text : String(number)
}

/**
 * Reads a condition in words, such as ‘price between 20 and 50’ or ‘any variant quantity > 0’.
 *
 * @throws {OptionsError} naming what is not understood
 */
export function readCondition(text: string): ScopeCondition {
  const groups = shape.exec(text.trim())?.groups
  if (!groups) throw new OptionsError(`“${text}” is no condition. ${usage}`)
  const { any, rest = '' } = groups
  const on = subjectIn(groups)
  const offered = operatorsOf(on)
  const [words, is] =
    operatorWords.find(([begin, operator]) => {
      const isThere = rest.toLowerCase() === begin || rest.toLowerCase().startsWith(`${begin} `)
      return isThere && offered.includes(operator)
    }) ?? []
  if (words === undefined || is === undefined) {
    const ways = operatorWords.filter(([, operator]) => offered.includes(operator))
    const names = [...new Set(ways.map(([begin]) => begin))].join(', ')
    throw new OptionsError(`“${text}” has no comparison. After the name comes one of: ${names}.`)
  }
  if (any !== undefined && subjectFacts(on).isOfVariants !== true) {
    throw new OptionsError(`“${text}”: variants have no fact of their own here.`)
  }
  const values = valuesIn(is, rest.slice(words.length).trim())
  return {
    on,
    is,
    values: comparesNumbers(on, is) ? values.map(plainNumber) : values,
    ...(any !== undefined && { of: 'any-variant' }),
  }
}
