import { foldSpelling } from '../text/fold.ts'
import {
  columnWords,
  fillers,
  grossPrepositions,
  grossWords,
  minorWords,
  netPrepositions,
  netWords,
  neutralWords,
  optionWords,
  otherWords,
  targetOfMeaning,
  taxNouns,
  type Meaning,
} from './columnWords.ts'
import { isCurrencyCode, weightUnitOf } from './numbers.ts'
import type { ColumnTarget, TargetName, WeightUnit } from './targets.ts'

/** A target that the name of a column speaks for. */
export interface NameMatch {
  readonly target: ColumnTarget
  readonly meaning: Meaning | 'option'
  /** The more words, the better; a name that is nothing else is best. */
  readonly score: number
  /** Whether the name is nothing else. */
  readonly isWhole: boolean
  /** Whether the name may as well mean something else, such as ‘unit price’. */
  readonly isUnsure: boolean
}

/** Letters that have no accent to leave out. */
const otherLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ı: 'i',
}

/** ‘Netto’ and ‘brutto’ in one word with what they belong to, and ‘HT’ and ‘TTC’ behind it. */
const taxInWord =
  /^(?:(?<front>netto|brutto|bruto)(?<word>\p{L}{2,})|(?<price>p[auv]|prix|tarif)(?<behind>ht|ttc))$/u

/** Lists the words of a name in small letters without accents; numbers are left out. */
function allWords(name: string): string[] {
  const spaced = name
    .replaceAll('#', ' no ')
    // ‘H.T.’ is one word.
    .replaceAll(/(?<=(?:^|\P{L})\p{L})\.(?=\p{L}(?!\p{L}))/gu, '')
    // A name can be written as itemName, item_name or item.name.
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/gu, ' ')
  return foldSpelling(spaced)
    .replaceAll(/[łøßæœđı]/gu, (letter) => otherLetters[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !/^\d+$/u.test(word))
    .flatMap((word) => {
      const { front, word: rest, price, behind } = taxInWord.exec(word)?.groups ?? {}
      const [tax, own] = [front ?? behind, rest ?? price]
      return tax !== undefined && own !== undefined ? [tax, own] : [word]
    })
}

type Tax = 'net' | 'gross'

/** A name without the words that only say how its numbers are meant. */
interface ReadName {
  readonly words: readonly string[]
  /** Whether its prices are without tax or with it; nothing where the name does not say. */
  readonly tax: Tax | undefined
  /** Whether it names a tax. */
  readonly hasTaxNoun: boolean
  /** Whether its prices are in the smallest unit of the currency. */
  readonly isMinor: boolean
}

function readName(name: string): ReadName {
  const all = allWords(name)
  const hasTaxNoun = all.some((word) => taxNouns.has(word))
  const isNet = (word: string) => netWords.has(word) || (hasTaxNoun && netPrepositions.has(word))
  const isGross = (word: string) =>
    grossWords.has(word) || (hasTaxNoun && grossPrepositions.has(word))
  const words = all.filter(
    (word) => !isNet(word) && !isGross(word) && !taxNouns.has(word) && !minorWords.has(word),
  )
  const tax = all.some(isNet) ? 'net' : all.some(isGross) ? 'gross' : undefined
  return { words, tax, hasTaxNoun, isMinor: all.some((word) => minorWords.has(word)) }
}

/** Finds the unit of weight in the name of a column, such as ‘Gewicht (kg)’. */
export function unitInName(name: string): WeightUnit | undefined {
  return allWords(name)
    .map(weightUnitOf)
    .findLast((unit) => unit !== undefined)
}

/** Whether the name of a column says that its prices are in the smallest unit of their currency. */
export function isMinorName(name: string): boolean {
  const { words, isMinor } = readName(name)
  return isMinor || words.join(' ').endsWith('unit amount')
}

/** Returns a name by which the same column is found again in another list. */
export function normaliseName(name: string): string {
  return foldSpelling(name)
}

/** Meaning of a phrase: a column of products, or an option by its name. */
type Sense = Meaning | { readonly option: string }

let phrases: ReadonlyMap<string, readonly Sense[]> | undefined

/** Returns what a phrase means, given its words without those for tax. */
function sensesOf(phrase: string): readonly Sense[] | undefined {
  // The list is long, and a program that imports no list needs none of it.
  phrases ??= readPhrases()
  return phrases.get(phrase)
}

function readPhrases(): ReadonlyMap<string, readonly Sense[]> {
  const read = new Map<string, Sense[]>()
  function add(list: string, sense: Sense) {
    for (const phrase of list.split(',')) {
      const key = readName(phrase).words.join(' ')
      const known = read.get(key)
      if (!known) read.set(key, [sense])
      else if (!known.includes(sense)) known.push(sense)
    }
  }
  for (const [meaning, list] of Object.entries(columnWords)) add(list, meaning as Meaning)
  for (const [option, list] of Object.entries(optionWords)) add(list, { option })
  return read
}

const priceMeanings: ReadonlySet<Meaning | 'option'> = new Set<Meaning>([
  'cost',
  'ownPrice',
  'price',
  'sellingPrice',
  'unitPrice',
  'salePrice',
  'regularPrice',
  'compareAtPrice',
])

/** Meanings that a part of a name must not be taken for without asking. */
function isNumber(meaning: Meaning | 'option'): boolean {
  return (
    priceMeanings.has(meaning) ||
    meaning === 'inventory' ||
    meaning === 'availability' ||
    meaning === 'weight'
  )
}

function targetOf(meaning: Meaning): TargetName {
  return meaning in targetOfMeaning
    ? targetOfMeaning[meaning as keyof typeof targetOfMeaning]
    : (meaning as Exclude<Meaning, keyof typeof targetOfMeaning>)
}

/** A name that also says whether there is stock is worth less than one that says how much. */
const availabilityScore = 1

/** Deduction for a price without tax, where customers pay with tax. */
const netLoss = 1.5
const taxGain = 0.25

/** Lists the targets of a phrase, by what the rest of its name says. */
function* matchesOf(
  sense: Sense,
  score: number,
  isWhole: boolean,
  { tax, hasTaxNoun }: ReadName,
): Generator<NameMatch, void> {
  if (typeof sense === 'object') {
    if (hasTaxNoun) return
    const target = { target: 'option', name: sense.option } as const
    yield { target, meaning: 'option', score, isWhole, isUnsure: false }
    return
  }
  const isPrice = priceMeanings.has(sense)
  if (hasTaxNoun && (!isPrice || (sense === 'unitPrice' && tax === undefined))) return
  const target = { target: targetOf(sense) }
  const match = {
    target,
    meaning: sense,
    score: sense === 'availability' ? availabilityScore : score,
    isWhole,
    isUnsure:
      (!isWhole && isNumber(sense)) ||
      (hasTaxNoun && tax === undefined) ||
      sense === 'ownPrice' ||
      (sense === 'unitPrice' && tax !== 'gross'),
  }
  if (!isPrice) {
    const isGrossWeight = sense === 'weight' && tax === 'gross'
    yield isGrossWeight ? { ...match, score: score + taxGain } : match
    return
  }
  if (tax === undefined) yield match
  else if (target.target === 'cost') {
    yield tax === 'net' ? { ...match, score: score + taxGain } : match
  } else if (tax === 'gross') yield { ...match, score: score + taxGain }
  else if (sense === 'price' || sense === 'unitPrice') {
    // A price without tax is what a shop pays, or the price that customers pay without their tax.
    yield { ...match, target: { target: 'cost' }, isUnsure: true }
    yield { ...match, score: score - netLoss, isUnsure: true }
  } else yield { ...match, score: score - taxGain, isUnsure: true }
}

/** Units in names of prices by weight; ‘pounds’ may be the currency. */
const byWeight: ReadonlySet<string> = new Set(['kg', 'g', 'gr', 'lb', 'oz', 'kilo'])

function isFiller(word: string): boolean {
  return fillers.has(word) || isCurrencyCode(word) || weightUnitOf(word) !== undefined
}

/** Lists the meanings of one name, or of the last part of a path. */
function* matchesIn(name: string): Generator<NameMatch, void> {
  const read = readName(name)
  const { words, tax } = read
  const telling = words.filter((word) => !isFiller(word))
  const core = telling.length === 0 ? words : telling
  // ‘Netto’ alone is a price.
  if (core.length === 0 && tax !== undefined && !read.hasTaxNoun) {
    yield* matchesOf('price', 2, false, read)
    return
  }
  const ownWords = core.filter((word) => !neutralWords.has(word))
  const wholes = [words, core, ownWords].map((each) => each.join(' '))
  const at = wholes.findIndex((phrase) => sensesOf(phrase) !== undefined)
  const whole = wholes[at]
  const isByWeight = words.some((word) => byWeight.has(word))
  if (whole !== undefined) {
    const score = whole.split(' ').length * 2 + (at === 2 ? 0.5 : 1)
    for (const sense of sensesOf(whole) ?? []) {
      // A price by weight is none of a product.
      if (isByWeight && priceMeanings.has(sense as Meaning)) continue
      yield* matchesOf(sense, score, true, read)
    }
  }
  if (core.some((word) => otherWords.has(word))) return
  for (let length = core.length - 1; length > 0; length -= 1) {
    for (const start of [0, core.length - length]) {
      for (const sense of sensesOf(core.slice(start, start + length).join(' ')) ?? []) {
        // A name that says something as a whole names no number and no option by a part of it.
        const isDenied = whole !== undefined && (typeof sense === 'object' || isNumber(sense))
        if (isDenied || (isByWeight && priceMeanings.has(sense as Meaning))) continue
        yield* matchesOf(sense, length * 2, false, read)
      }
    }
  }
}

/** The matches of a path of JSON by its last part, such as ‘prices.price’, unless what it is in is something else. */
function* matchesOfPath(name: string): Generator<NameMatch, void> {
  const at = name.lastIndexOf('.')
  const isPath = at > 0 && at < name.length - 1 && !/\s/u.test(name)
  if (!isPath) return
  const around = [...matchesIn(name.slice(0, at))].filter(({ isWhole }) => isWhole)
  for (const match of matchesIn(name.slice(at + 1))) {
    const isAlone = around.every(
      ({ meaning, target }) =>
        target.target === match.target.target ||
        meaning === 'title' ||
        (target.name === 'Style' && meaning === 'option') ||
        isNumber(meaning),
    )
    if (isAlone && match.isWhole) yield { ...match, score: match.score - 0.5 }
  }
}

/** Lists the targets that a name speaks for, the best first, each once. */
export function matchName(name: string): NameMatch[] {
  const all = [...matchesIn(name), ...matchesOfPath(name)]
  const inOrder = all.toSorted((one, other) => other.score - one.score)
  return inOrder.filter(
    ({ target }, at) =>
      inOrder.findIndex(
        (other) => other.target.target === target.target && other.target.name === target.name,
      ) === at,
  )
}
