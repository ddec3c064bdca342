import { foldSpelling } from '../text/fold.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Words for an option, in the languages that lists are read in. */
const optionWords = set(
  'option options attribute attributes attribut attributo atributo atrybut atrybutu atributos variation ' +
    'merkmal eigenschaft eigenschap opzione opcion opcao optie kenmerk',
)

const nameWords = set('name names nome nom nombre naam nazwa title')

const valueWords = set(
  'value values wert werte valore valori valeur valeurs valor valores waarde waarden wartosc wartosci',
)

/** Parts of plurals such as ‘value(s)’, and small words. */
const smallWords = set('s e es n en dell del de do d l la of variant product produkt')

/** Words that are both, as in ‘Variationsname’ and ‘Attributwert’. */
const compoundWords =
  /\b(?<option>variation|attribut|option|merkmal|eigenschaft)s?(?<role>name|wert)\b/gu

type Role = 'name' | 'value' | 'option'

/** Finds whether a heading is that of an option's name or value, and of which. */
function roleOf(heading: string): { readonly role: Role; readonly key: string } | undefined {
  const words = foldSpelling(heading)
    .replaceAll(/\d+/gu, ' $& ')
    .replaceAll(compoundWords, '$<option> $<role>')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  const numbers = words.filter((word) => /^\d+$/u.test(word))
  const others = words.filter((word) => !/^\d+$/u.test(word) && !smallWords.has(word))
  if (numbers.length > 1 || others.length === 0 || others.length > 2) return undefined
  const key = numbers[0] ?? ''
  const isOption = others.some((word) => optionWords.has(word))
  const isName = others.some((word) => nameWords.has(word))
  const isValue = others.some((word) => valueWords.has(word))
  if (others.length === 2) {
    if (!isOption) return undefined
    return isName ? { role: 'name', key } : isValue ? { role: 'value', key } : undefined
  }
  // ‘Attribute 1’ beside ‘Value 1’.
  if (key === '') return undefined
  return isOption ? { role: 'option', key } : isValue ? { role: 'value', key } : undefined
}

/**
 * Finds columns with values of options whose names are in another column, such as ‘Option1 Value’
 * beside ‘Option1 Name’.
 *
 * @returns the column of the names by the column of the values
 */
export function findOptionPairs(headings: readonly string[]): ReadonlyMap<number, number> {
  const names = new Map<string, number>()
  const plain = new Map<string, number>()
  const values = new Map<string, number>()
  for (const [column, heading] of headings.entries()) {
    const found = roleOf(heading)
    if (!found) continue
    const { role, key } = found
    const known = role === 'name' ? names : role === 'value' ? values : plain
    if (!known.has(key)) known.set(key, column)
  }
  const pairs = new Map<number, number>()
  for (const [key, value] of values) {
    const name = names.get(key) ?? plain.get(key)
    if (name !== undefined) pairs.set(value, name)
  }
  return pairs
}
