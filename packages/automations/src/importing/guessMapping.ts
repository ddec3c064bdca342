import { isTaken, release, type Candidate } from './Candidate.ts'
import { guessByContent } from './guessByContent.ts'
import { findGrouping, isGroupColumn, namesParents } from './grouping.ts'
import { guessWeightUnit } from './guessWeightUnit.ts'
import type { Doubt, Mapping, MatchedColumn, MinorDigits, NumberFormat } from './MatchedColumn.ts'
import { matchName, unitInName, type NameMatch } from './matchName.ts'
import { matchOptionPairs, matchSource, releaseOptionNames } from './matchSource.ts'
import { findMinorDigits, readMinorUnits } from './minorUnits.ts'
import { optionNames, wordOption, type OptionNames } from './optionNames.ts'
import { hasWeightUnit, namesPointCurrency, readAmount, weightUnitOf } from './numbers.ts'
import { profileOf, type Profile } from './profile.ts'
import { areRoles } from './rowRoles.ts'
import type { SupplierList } from './SupplierList.ts'
import { priceTargets, type ColumnTarget, type TargetName } from './targets.ts'
import { isFlag } from './values.ts'

/** Targets whose texts are numbers. */
const numberTargets: ReadonlySet<TargetName> = new Set([...priceTargets, 'weight', 'inventory'])

const share = (count: number, { texts }: Profile) => (texts.length === 0 ? 0 : count / texts.length)

/** From so many rows on, a count that is nowhere above 1 is rather a flag. */
const minFlags = 3

/**
 * Says how well the texts of a column fit what its name speaks for: `yes` where they could hardly be
 * anything else, `no` where they cannot be this.
 */
function fit(
  { target: { target, name }, meaning }: Pick<NameMatch, 'target' | 'meaning'>,
  profile: Profile,
): 'yes' | 'maybe' | 'unlikely' | 'no' {
  const { texts, distinct, codes, addresses, numbers } = profile
  if (texts.length === 0) return 'no'
  const readable = share(numbers.numbers, profile)
  switch (target) {
    case 'sku': {
      if (profile.withSpaces > 0.9 && profile.averageLength > 25) return 'no'
      const isUnique = distinct === texts.length
      return isUnique && profile.withDigits > 0.5 && profile.withSpaces < 0.2 ? 'yes' : 'maybe'
    }
    case 'barcode':
      if (codes > 0.8) return 'yes'
      return profile.withDigits > 0.5 ? 'unlikely' : 'no'
    case 'image':
      if (profile.images > 0.8) return 'yes'
      return addresses > 0.5 ? 'maybe' : 'no'
    case 'price':
    case 'salePrice':
    case 'compareAtPrice':
    case 'cost': {
      const prices = share(numbers.amounts, profile)
      if (prices < 0.5) return 'no'
      return prices > 0.9 ? 'maybe' : 'unlikely'
    }
    case 'weight':
      return readable > 0.5 ? 'maybe' : 'no'
    case 'weightUnit':
      return texts.every((text) => weightUnitOf(text) !== undefined) ? 'yes' : 'no'
    case 'inventory': {
      if (readable <= 0.5) return 'no'
      if (!texts.every(isFlag)) return 'maybe'
      if (meaning === 'availability') return 'no'
      return texts.length < minFlags ? 'maybe' : 'unlikely'
    }
    case 'option':
      if (name === 'Color' && profile.colours > 0.6) return 'yes'
      return name === 'Size' && profile.sizes > 0.6 ? 'yes' : 'maybe'
    case 'title':
      return readable > 0.9 && profile.withLetters < 0.1 ? 'no' : 'maybe'
    case 'type':
      return areRoles(texts) ? 'no' : 'maybe'
    default:
      return 'maybe'
  }
}

/** Meaning that the name of a column speaks for, and the fit of its texts. */
interface ColumnMatch extends NameMatch {
  readonly column: number
  readonly fits: 'yes' | 'maybe' | 'unlikely'
}

function matchesOf(list: SupplierList, { column, profile }: Candidate): ColumnMatch[] {
  // The numbers of the objects of JSON are in a column that is named after what the objects hold.
  if (column === list.group) return []
  return matchName(list.columns[column]?.name ?? '').flatMap((match) => {
    const fits = fit(match, profile)
    if (fits === 'no' || match.target.target === 'group') return []
    const score = match.score + (fits === 'yes' ? 1 : 0)
    return Object.assign(match, { column, fits, score })
  })
}

/** At most so many rows tell whether two prices differ by their tax alone. */
const comparedRows = 100

/** The lowest and the highest tax on sales of goods in the world, as factors. */
const taxes = { least: 1.01, most: 1.28 } as const

/** Measures how much rounding to whole cents changes the ratio of two prices. */
const rounding = 0.006

/** Whether the prices of a column are those of another with the same few taxes in every row. */
function isSameWithTax(list: SupplierList, net: Candidate, gross: Candidate): boolean {
  const format = net.profile.numbers.format ?? gross.profile.numbers.format ?? 'point'
  const ratios: number[] = []
  for (let row = 1; row < Math.min(list.rowCount, comparedRows + 1); row += 1) {
    const without = readAmount(list.text(row, net.column), format)
    const withTax = readAmount(list.text(row, gross.column), format)
    if (without && withTax) ratios.push(withTax / without)
  }
  const [first] = ratios
  if (first === undefined || first < taxes.least || first > taxes.most) return false
  return ratios.every((ratio) => Math.abs(ratio / first - 1) <= rounding)
}

/**
 * A price without tax is no cost where the list has the same price with its tax too. Then customers pay
 * the other one.
 */
function withoutNetTwins(
  list: SupplierList,
  candidates: readonly Candidate[],
  matches: readonly ColumnMatch[],
): readonly ColumnMatch[] {
  const isSellingPrice = ({ meaning, isWhole }: ColumnMatch) =>
    isWhole && (meaning === 'price' || meaning === 'sellingPrice' || meaning === 'unitPrice')
  const sellingPrices = matches.filter(
    (match) => match.target.target === 'price' && isSellingPrice(match),
  )
  return matches.filter((match) => {
    if (match.target.target !== 'cost' || !isSellingPrice(match)) return true
    const net = candidates[match.column]
    return !sellingPrices.some(({ column, score }) => {
      const gross = candidates[column]
      const isOther = column !== match.column && score > match.score
      return isOther && net && gross && isSameWithTax(list, net, gross)
    })
  })
}

/**
 * Decides what a price with and without a sale is by what else the list has: beside a price, the one
 * without a sale is what it is compared to; where there is neither, a sale price is the price.
 */
function settleSales(matches: readonly ColumnMatch[]): readonly ColumnMatch[] {
  const has = (isSo: (match: ColumnMatch) => boolean) =>
    matches.some((match) => match.isWhole && isSo(match))
  const isRegular = ({ meaning }: ColumnMatch) => meaning === 'regularPrice'
  const hasPrice = has(
    ({ target, meaning }) => target.target === 'price' && meaning !== 'salePrice',
  )
  const hasRegular = has(isRegular)
  return matches.map((match) => {
    const isPrice =
      (isRegular(match) && !hasPrice) || (match.meaning === 'salePrice' && !hasPrice && !hasRegular)
    return isPrice ? { ...match, target: { target: 'price' } } : match
  })
}

/** Whether two columns have the same name but for a number, and other prices. */
function isRival(candidates: readonly Candidate[], chosen: ColumnMatch, other: ColumnMatch) {
  if (other.column === chosen.column || other.meaning !== chosen.meaning) return false
  if (other.target.target !== chosen.target.target || other.score !== chosen.score) return false
  const [one, two] = [chosen, other].map(({ column }) => candidates[column]?.profile.texts ?? [])
  return one?.some((text, at) => text !== two?.[at]) ?? false
}

/** Gives columns the targets that their names speak for, the best match first. */
function matchByName(list: SupplierList, candidates: readonly Candidate[]): void {
  const all = candidates.flatMap((candidate) => matchesOf(list, candidate))
  const matches = settleSales(withoutNetTwins(list, candidates, all))
  const inOrder = matches.toSorted((one, other) => other.score - one.score)
  for (const match of inOrder) {
    const { column, target, fits, isUnsure } = match
    const candidate = candidates[column]
    if (!candidate || candidate.target.target !== 'none') continue
    if (isTaken(candidates, target)) continue
    const isOneOfTwo =
      priceTargets.has(target.target) && matches.some((other) => isRival(candidates, match, other))
    const hasDoubt = isUnsure || fits === 'unlikely' || isOneOfTwo
    candidate.target = target
    candidate.why = hasDoubt ? 'confirm' : fits === 'yes' ? 'name-and-content' : 'name'
    candidate.doubts = hasDoubt ? ['column'] : []
  }
}

/** Gives one column the target that groups rows: the one that the file names, or one that looks like it. */
function matchGroup(list: SupplierList, candidates: readonly Candidate[]): void {
  const own = list.group === undefined ? undefined : candidates[list.group]
  if (own) {
    own.target = { target: 'group' }
    own.why = 'content'
    return
  }
  const free = candidates.filter(({ target }) => target.target === 'none')
  const isNamed = ({ column }: Candidate) =>
    matchName(list.columns[column]?.name ?? '').some(({ target }) => target.target === 'group')
  const ofParents = free.find((one) => isNamed(one) && namesParents(list, candidates, one))
  if (ofParents) {
    ofParents.target = { target: 'group' }
    ofParents.why = 'name-and-content'
    return
  }
  const inOrder = [...free.filter(isNamed), ...free.filter((one) => !isNamed(one))]
  const found = inOrder.find((one) => isGroupColumn(list, candidates, one, isNamed(one)))
  if (!found) return
  found.target = { target: 'group' }
  found.why = 'confirm'
  found.doubts = ['column']
}

/** Finds how numbers are written in most columns that tell. */
function commonFormat(candidates: readonly Candidate[]): NumberFormat | undefined {
  const formats = candidates.flatMap(({ target, profile }) =>
    numberTargets.has(target.target) ? (profile.numbers.format ?? []) : [],
  )
  const commas = formats.filter((format) => format === 'comma').length
  if (formats.length === 0) return undefined
  return commas * 2 > formats.length ? 'comma' : 'point'
}

/** Reads numbers that could be either as whole ones in groups of three digits, as prices rarely have three digits behind the point. */
function likelyFormat({ texts }: Profile): NumberFormat {
  return texts.some((text) => text.includes(',')) ? 'point' : 'comma'
}

/** Format of the numbers of a column, and whether that is a guess. */
interface ReadFormat {
  readonly format?: NumberFormat
  readonly isGuessed?: boolean
}

function formatOf(
  list: SupplierList,
  { column, profile, target }: Candidate,
  common: NumberFormat | undefined,
  chosen: NumberFormat | undefined,
): ReadFormat {
  if (!numberTargets.has(target.target)) return {}
  if (list.columns[column]?.isNumber) return { format: 'point' }
  if (chosen !== undefined) return { format: chosen }
  const { format = common, isAmbiguous } = profile.numbers
  if (format !== undefined) return { format }
  if (!isAmbiguous) return {}
  const likely = likelyFormat(profile)
  const isStated = likely === 'point' && namesPointCurrency(list.columns[column]?.name ?? '')
  return { format: likely, isGuessed: !isStated }
}

/** Unit of the numbers of a column, and whether that is a guess. */
interface ReadUnit {
  readonly target: ColumnTarget
  readonly minorDigits?: MinorDigits
  readonly doubt?: Doubt
}

function unitOf(
  list: SupplierList,
  candidates: readonly Candidate[],
  { column, profile, target, why }: Candidate,
  format: NumberFormat | undefined,
): ReadUnit {
  const isDecided = why === 'chosen' || why === 'saved'
  if (target.target === 'weight') {
    if (target.unit !== undefined) return { target }
    const unit = unitInName(list.columns[column]?.name ?? '')
    if (unit === undefined && isTaken(candidates, { target: 'weightUnit' })) return { target }
    const isStated = unit !== undefined || isDecided || profile.texts.every(hasWeightUnit)
    if (isStated) return { target: { target: 'weight', unit: unit ?? 'g' } }
    const bare = profile.texts.filter((text) => !hasWeightUnit(text))
    const guessed = guessWeightUnit(bare, format ?? 'point')
    return { target: { target: 'weight', unit: guessed }, doubt: 'weight' }
  }
  if (!priceTargets.has(target.target)) return { target }
  if (target.unit === 'cents') return { target, minorDigits: findMinorDigits(list, column) }
  if (isDecided) return { target }
  const { isMinor, isUnsure } = readMinorUnits(list, column, profile.texts)
  return {
    ...(isMinor
      ? {
          target: { target: target.target, unit: 'cents' as const },
          minorDigits: findMinorDigits(list, column),
        }
      : { target }),
    ...(isUnsure && { doubt: 'cents' as const }),
  }
}

/** Says how a column is read once each one has its target. */
function completeColumn(
  list: SupplierList,
  candidates: readonly Candidate[],
  candidate: Candidate,
  common: NumberFormat | undefined,
  chosen: NumberFormat | undefined,
): MatchedColumn {
  const { column, profile, why } = candidate
  const { name = '', samples = [], isNumber = false } = list.columns[column] ?? {}
  const { format, isGuessed = false } = formatOf(list, candidate, common, chosen)
  const { target, minorDigits, doubt } = unitOf(list, candidates, candidate, format)
  const isDecided = why === 'chosen' || why === 'saved'
  const doubts: readonly Doubt[] = isDecided
    ? []
    : [
        ...candidate.doubts,
        ...(isGuessed ? ['format' as const] : []),
        ...(doubt === undefined ? [] : [doubt]),
      ]
  const isCertain = why === 'name' || why === 'content' || why === 'name-and-content'
  const isComma =
    isCertain && profile.numbers.format === 'comma' && format === 'comma' && chosen === undefined
  const mayBeThousands =
    priceTargets.has(target.target) &&
    minorDigits === undefined &&
    chosen === undefined &&
    !isNumber &&
    !profile.numbers.hasThousandths
  return {
    column,
    name,
    samples,
    target,
    why:
      doubts.length > 0
        ? 'confirm'
        : isComma && target.target !== 'inventory' && numberTargets.has(target.target)
          ? 'decimal-comma'
          : why,
    ...(doubts.length > 0 && { doubts }),
    ...(format !== undefined && { format }),
    ...(mayBeThousands && { mayBeThousands }),
    ...(minorDigits !== undefined && { minorDigits }),
  }
}

/** Looks at every column of a list, without a target yet. */
export function createCandidates(list: SupplierList): Candidate[] {
  return list.columns.map((_, column) => ({
    column,
    profile: profileOf(list, column),
    target: { target: 'none' },
    why: 'none',
    doubts: [],
  }))
}

/** Gives columns without a target the one that their names and texts speak for. */
function matchColumns(list: SupplierList, candidates: readonly Candidate[]): void {
  if (list.source) {
    matchSource(list, candidates, list.source)
    return
  }
  matchOptionPairs(list, candidates)
  matchByName(list, candidates)
  releaseOptionNames(list, candidates)
  guessByContent(list, candidates)
  releaseOptionNames(list, candidates)
  if (!isTaken(candidates, { target: 'group' })) matchGroup(list, candidates)
}

/**
 * Gives columns without a target the one that their names and texts speak for.
 *
 * @param words the names of options that no other column names
 */
export function matchAutomatically(
  list: SupplierList,
  candidates: readonly Candidate[],
  words: OptionNames,
): void {
  matchColumns(list, candidates)
  for (const candidate of candidates) {
    const { target, column } = candidate
    const isNamed = list.columns[column]?.namedBy !== undefined
    if (target.name === undefined || isNamed) continue
    candidate.target = { ...target, name: wordOption(target.name, words) }
  }
}

/** A column that only seemed to group rows does not, where the owner groups them otherwise. */
function dropGuessedGroup(candidates: readonly Candidate[]): void {
  const guessed = candidates.find(
    ({ target, why }) => target.target === 'group' && why !== 'chosen' && why !== 'saved',
  )
  if (guessed) release(guessed)
}

/** Says how a list is read once each column has its target. */
export function completeMapping(
  list: SupplierList,
  candidates: readonly Candidate[],
  choice: { readonly group?: string; readonly format?: NumberFormat } = {},
): Mapping {
  const common = choice.format ?? commonFormat(candidates)
  if (choice.group === 'by-title' || choice.group === 'each-row') dropGuessedGroup(candidates)
  const columns = candidates.map((candidate) =>
    completeColumn(list, candidates, candidate, common, choice.format),
  )
  const { grouping, isGuessed } = findGrouping(list, columns, choice.group)
  return {
    columns,
    ...(list.source && { source: list.source.name }),
    grouping,
    isGroupingGuessed: isGuessed,
    isGroupingChosen: (choice.group ?? '') !== '',
    ...(common !== undefined && { format: common }),
    matched: columns.filter(({ target }) => target.target !== 'none').length,
  }
}

/** Guesses what the columns of a list hold, by their names and by their texts, and how rows become products. */
export function guessMapping(list: SupplierList): Mapping {
  const candidates = createCandidates(list)
  matchAutomatically(list, candidates, optionNames)
  return completeMapping(list, candidates)
}
