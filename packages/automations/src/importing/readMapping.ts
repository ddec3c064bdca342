import { release, type Candidate } from './Candidate.ts'
import { completeMapping, createCandidates, matchAutomatically } from './guessMapping.ts'
import type { Mapping, NumberFormat, SavedMapping } from './MatchedColumn.ts'
import { normaliseName } from './matchName.ts'
import { optionNames, type OptionNames } from './optionNames.ts'
import type { SupplierList } from './SupplierList.ts'
import {
  maxOptions,
  parseTarget,
  sharedTargets,
  targetText,
  type ColumnTarget,
  type ColumnTargets,
  type MatchReason,
} from './targets.ts'

/** Choices of the member about a list, as the options of the automation hold them. */
export interface MappingChoice {
  /** Targets by the names of columns, as `targetText` writes them. */
  readonly map?: ColumnTargets
  /** The name of a column, `by-title` or `each-row`; empty to find it. */
  readonly group?: string
  /** The names of options by the names of columns. */
  readonly options?: Readonly<Record<string, string>>
  readonly numbers?: 'detected' | NumberFormat
}

/** Takes a target away from the columns that have it already, if only one can have it. */
function displace(candidates: readonly Candidate[], chosen: Candidate): void {
  const { target, name } = chosen.target
  for (const other of candidates) {
    if (other === chosen || other.why === 'chosen' || other.target.target !== target) continue
    if (sharedTargets.has(target) && (target !== 'option' || other.target.name !== name)) continue
    release(other)
  }
}

/** 1 for a column that nobody chose, 0 for the others. */
function guessRank({ why }: Candidate): number {
  return Number(why !== 'chosen' && why !== 'saved')
}

/** Leaves as many options as a product can have: those that were chosen, then those that come first. */
function limitOptions(candidates: readonly Candidate[]): void {
  const options = candidates.filter(({ target }) => target.target === 'option')
  const inOrder = options.toSorted((one, other) => guessRank(one) - guessRank(other))
  for (const candidate of inOrder.slice(maxOptions)) release(candidate)
}

/**
 * Says how a list is read: as the owner chose it, else as it was saved for this supplier, else as the
 * names and texts of the columns speak for it.
 *
 * @param choice what was chosen for this list. @default nothing
 * @param saved what was saved for this supplier. @default nothing
 * @param words the names of options that nobody chose and no other column names. @default in English
 */
export function readMapping(
  list: SupplierList,
  { map = {}, group = '', options = {}, numbers = 'detected' }: MappingChoice = {},
  saved?: SavedMapping,
  words: OptionNames = optionNames,
): Mapping {
  const candidates = createCandidates(list)
  const byName = new Map(candidates.map((one) => [list.columns[one.column]?.name ?? '', one]))
  const byNormalised = new Map(
    candidates
      .toReversed()
      .map((one) => [normaliseName(list.columns[one.column]?.name ?? ''), one]),
  )
  const give = (name: string, target: ColumnTarget | undefined, why: MatchReason) => {
    const candidate = byName.get(name) ?? byNormalised.get(normaliseName(name))
    if (!candidate || !target) return
    candidate.target = target
    candidate.why = why
    candidate.doubts = []
    displace(candidates, candidate)
  }
  /** Groups by a column, which keeps what it holds beside that, such as a title. */
  const giveGroup = (name: string) => {
    const candidate = byName.get(name) ?? byNormalised.get(normaliseName(name))
    if (!candidate || candidate.target.target === 'none') {
      give(name, { target: 'group' }, 'chosen')
      return
    }
    for (const other of candidates) {
      if (other !== candidate && other.target.target === 'group') release(other)
    }
  }
  const isSavedList = saved !== undefined
  if (!isSavedList) matchAutomatically(list, candidates, words)
  for (const [name, text] of Object.entries(saved?.targets ?? {})) {
    give(name, parseTarget(text), 'saved')
  }
  // Columns that are new in this list of a known supplier are matched beside the saved ones.
  if (isSavedList) {
    const known = new Set(Object.keys(saved.targets).map(normaliseName))
    const locked = candidates.filter(({ column }) =>
      known.has(normaliseName(list.columns[column]?.name ?? '')),
    )
    const before = locked.map(({ target, why, doubts }) => ({ target, why, doubts }))
    matchAutomatically(list, candidates, words)
    for (const [at, candidate] of locked.entries()) Object.assign(candidate, before[at])
  }
  for (const [name, text] of Object.entries(map)) give(name, parseTarget(text), 'chosen')
  for (const [name, option] of Object.entries(options)) {
    give(name, { target: 'option', name: option }, 'chosen')
  }
  const grouping = group === '' ? (saved?.group ?? '') : group
  if (group !== '') giveGroup(group)
  limitOptions(candidates)
  const format = numbers === 'detected' ? saved?.numbers : numbers
  return completeMapping(list, candidates, {
    group: grouping,
    ...(format !== undefined && { format }),
  })
}

/** Names the columns of a list in one text, by which what was saved for its supplier is found again. */
export function headerOf(list: SupplierList): string {
  return list.columns.map(({ name }) => normaliseName(name)).join('\n')
}

/**
 * Returns what to save of a mapping, so that the next list of the same supplier is read the same way.
 *
 * @param choice what the owner chose, which is saved as chosen
 */
export function saveMapping(
  list: SupplierList,
  { columns }: Mapping,
  { group = '', numbers = 'detected' }: MappingChoice = {},
): SavedMapping {
  return {
    header: headerOf(list),
    targets: Object.fromEntries(
      columns.map(({ name, target }) => [normaliseName(name), targetText(target)]),
    ),
    ...(group !== '' && { group }),
    ...(numbers !== 'detected' && { numbers }),
  }
}

/** Minimum share of a list's columns in a saved mapping for it to be that of its supplier. */
const minKnown = 0.8

/**
 * Finds what was saved for the supplier of a list: by the same header, else by the one that names most
 * of its columns.
 */
export function findSaved<Saved extends SavedMapping>(
  list: SupplierList,
  all: readonly Saved[],
): Saved | undefined {
  const header = headerOf(list)
  const same = all.find((saved) => saved.header === header)
  if (same) return same
  const names = header.split('\n')
  const known = all.map((saved) => {
    const count = names.filter((name) => Object.hasOwn(saved.targets, name)).length
    const others = Object.keys(saved.targets).length - count
    return { saved, share: count / (names.length + others) }
  })
  const best = known.toSorted((one, other) => other.share - one.share).at(0)
  return best && best.share >= minKnown ? best.saved : undefined
}
