import { isTaken, type Candidate } from './Candidate.ts'
import { guessByContent } from './guessByContent.ts'
import { findGrouping, isGroupColumn } from './grouping.ts'
import type { Mapping, MatchedColumn, NumberFormat } from './MatchedColumn.ts'
import { matchName, unitInName } from './matchName.ts'
import { profileOf, type Profile } from './profile.ts'
import type { SupplierList } from './SupplierList.ts'
import type { ColumnTarget, TargetName } from './targets.ts'

/** Targets whose texts are numbers. */
const numberTargets: ReadonlySet<TargetName> = new Set([
  'price',
  'compareAtPrice',
  'cost',
  'weight',
  'inventory',
])

const share = (count: number, { texts }: Profile) => (texts.length === 0 ? 0 : count / texts.length)

/**
 * Says how well the texts of a column fit a target: `yes` where they could hardly be anything else,
 * `no` where they cannot be this.
 */
function fit(
  { target, name }: ColumnTarget,
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
    case 'compareAtPrice':
    case 'cost':
      if (readable < 0.5) return 'no'
      return readable > 0.9 ? 'maybe' : 'unlikely'
    case 'weight':
    case 'inventory':
      return readable > 0.5 ? 'maybe' : 'no'
    case 'option':
      if (name === 'Color' && profile.colours > 0.6) return 'yes'
      return name === 'Size' && profile.sizes > 0.6 ? 'yes' : 'maybe'
    case 'title':
      return readable > 0.9 && profile.withLetters < 0.1 ? 'no' : 'maybe'
    default:
      return 'maybe'
  }
}

/** Gives columns the targets that their names speak for, the best match first. */
function matchByName(list: SupplierList, candidates: readonly Candidate[]): void {
  const matches = candidates.flatMap(({ column, profile }) =>
    matchName(list.columns[column]?.name ?? '').flatMap(({ target, score }) => {
      const fits = fit(target, profile)
      if (fits === 'no' || target.target === 'group') return []
      return { column, target, fits, score: score + (fits === 'yes' ? 1 : 0) }
    }),
  )
  const inOrder = matches.toSorted((one, other) => other.score - one.score)
  for (const { column, target, fits } of inOrder) {
    const candidate = candidates[column]
    if (!candidate || candidate.target.target !== 'none') continue
    if (isTaken(candidates, target)) continue
    candidate.target = target
    candidate.why = fits === 'yes' ? 'name-and-content' : fits === 'unlikely' ? 'confirm' : 'name'
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
  const inOrder = [...free.filter(isNamed), ...free.filter((one) => !isNamed(one))]
  const found = inOrder.find((one) => isGroupColumn(list, candidates, one, isNamed(one)))
  if (!found) return
  found.target = { target: 'group' }
  found.why = 'confirm'
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

function withFormat(
  list: SupplierList,
  { column, profile, target, why }: Candidate,
  common: NumberFormat | undefined,
): Pick<MatchedColumn, 'format' | 'why'> {
  if (!numberTargets.has(target.target)) return { why }
  if (list.columns[column]?.isNumber) return { why, format: 'point' }
  const { format, isAmbiguous } = profile.numbers
  const isComma = format === 'comma' && target.target !== 'inventory'
  if (format !== undefined) {
    const isSure = why === 'name' || why === 'content' || why === 'name-and-content'
    return { why: isSure && isComma ? 'decimal-comma' : why, format }
  }
  if (!isAmbiguous) return common === undefined ? { why } : { why, format: common }
  if (common !== undefined) return { why, format: common }
  return {
    why: why === 'chosen' || why === 'saved' ? why : 'confirm',
    format: likelyFormat(profile),
  }
}

/** The format that the owner chose counts for every column of numbers. */
function withChosenFormat(
  { target, why }: Candidate,
  format: NumberFormat,
): Pick<MatchedColumn, 'format' | 'why'> {
  return numberTargets.has(target.target) ? { why, format } : { why }
}

/** Puts the unit of a weight into its target. */
function withUnit(name: string, candidate: Candidate): ColumnTarget {
  const { target } = candidate
  if (target.target !== 'weight' || target.unit !== undefined) return target
  return { target: 'weight', unit: unitInName(name) ?? 'g' }
}

/** Looks at every column of a list, without a target yet. */
export function createCandidates(list: SupplierList): Candidate[] {
  return list.columns.map((_, column) => ({
    column,
    profile: profileOf(list, column),
    target: { target: 'none' },
    why: 'none',
  }))
}

/** Gives columns without a target the one that their names and texts speak for. */
export function matchAutomatically(list: SupplierList, candidates: readonly Candidate[]): void {
  matchByName(list, candidates)
  guessByContent(list, candidates)
  if (!isTaken(candidates, { target: 'group' })) matchGroup(list, candidates)
}

/** A column that only seemed to group rows does not, where the owner groups them otherwise. */
function dropGuessedGroup(candidates: readonly Candidate[]): void {
  const guessed = candidates.find(
    ({ target, why }) => target.target === 'group' && why !== 'chosen' && why !== 'saved',
  )
  if (!guessed) return
  guessed.target = { target: 'none' }
  guessed.why = 'none'
}

/** Says how a list is read once each column has its target. */
export function completeMapping(
  list: SupplierList,
  candidates: readonly Candidate[],
  choice: { readonly group?: string; readonly format?: NumberFormat } = {},
): Mapping {
  const common = choice.format ?? commonFormat(candidates)
  if (choice.group === 'by-title' || choice.group === 'each-row') dropGuessedGroup(candidates)
  const columns = candidates.map((candidate): MatchedColumn => {
    const { column } = candidate
    const { name = '', samples = [] } = list.columns[column] ?? {}
    const target = withUnit(name, candidate)
    const formatted =
      choice.format === undefined || list.columns[column]?.isNumber
        ? withFormat(list, candidate, common)
        : withChosenFormat(candidate, choice.format)
    return { column, name, samples, target, ...formatted }
  })
  const { grouping, isGuessed } = findGrouping(list, columns, choice.group)
  return {
    columns,
    grouping,
    isGroupingGuessed: isGuessed,
    ...(common !== undefined && { format: common }),
    matched: columns.filter(({ target }) => target.target !== 'none').length,
  }
}

/** Guesses what the columns of a list hold, by their names and by their texts, and how rows become products. */
export function guessMapping(list: SupplierList): Mapping {
  const candidates = createCandidates(list)
  matchAutomatically(list, candidates)
  return completeMapping(list, candidates)
}
