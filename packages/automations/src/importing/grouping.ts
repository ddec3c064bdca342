import { commonStart, splitTitle } from './baseTitle.ts'
import type { Candidate } from './Candidate.ts'
import type { Grouping, MatchedColumn } from './MatchedColumn.ts'
import { normaliseName } from './matchName.ts'
import type { SupplierList } from './SupplierList.ts'
import type { TargetName } from './targets.ts'

/** At most so many rows are looked at to find out whether a column groups them. */
const mostRows = 600

/** Larger groups are categories rather than products. */
const mostAlike = 100

/** Lists the rows by the text that they have in a column, without those that have none. */
function rowsByText(list: SupplierList, column: number): Map<string, number[]> {
  const groups = new Map<string, number[]>()
  for (let row = 1; row < Math.min(list.rowCount, mostRows + 1); row += 1) {
    const text = list.text(row, column)
    if (text === '') continue
    const rows = groups.get(text)
    if (rows) rows.push(row)
    else groups.set(text, [row])
  }
  return groups
}

function isRun(rows: readonly number[]): boolean {
  const [first = 0] = rows
  return rows.at(-1) === first + rows.length - 1
}

/** Whether the names of rows are those of one product: the same, or the same in front of a variant part. */
function areAlike(names: readonly string[], leastStart: number): boolean {
  if (new Set(names).size === 1) return true
  return commonStart(names).length >= leastStart
}

/**
 * Whether rows with the same text in a column look like the variants of one product: their titles
 * begin alike, and they follow one another.
 *
 * @param isNamed whether the name of the column says so too; then the rows may be apart
 */
export function isGroupColumn(
  list: SupplierList,
  candidates: readonly Candidate[],
  { column, profile }: Candidate,
  isNamed: boolean,
): boolean {
  if (profile.distinct === profile.texts.length || profile.averageLength > 60) return false
  if (profile.addresses > 0 || profile.colours > 0.5 || profile.sizes > 0.5) return false
  if (!isNamed && profile.distinct < 2) return false
  const groups = [...rowsByText(list, column).values()].filter((rows) => rows.length > 1)
  if (groups.length === 0 || groups.some((rows) => rows.length > mostAlike)) return false
  const inRuns = groups.filter(isRun).length / groups.length
  if (!isNamed && inRuns < 0.95) return false
  const columnOf = (target: TargetName) =>
    candidates.find((one) => one.target.target === target)?.column
  const title = columnOf('title')
  if (title === undefined) return isNamed
  const alike = groups.filter((rows) =>
    areAlike(
      rows.map((row) => list.text(row, title)),
      4,
    ),
  )
  return alike.length / groups.length >= 0.9
}

function hasRepeats(list: SupplierList, column: number): boolean {
  return [...rowsByText(list, column).values()].some((rows) => rows.length > 1)
}

/** Whether the titles of a list group its rows, and the rows of each group differ in something. */
function isGroupedByTitle(list: SupplierList, columns: readonly MatchedColumn[]): boolean {
  const title = columns.find(({ target }) => target.target === 'title')?.column
  if (title === undefined) return false
  const options = columns.filter(({ target }) => target.target === 'option')
  const groups = new Map<string, { variants: Set<string>; rows: number }>()
  let grouped = 0
  let total = 0
  for (let row = 1; row < Math.min(list.rowCount, mostRows + 1); row += 1) {
    const text = list.text(row, title)
    if (text === '') continue
    total += 1
    const values = options.map(({ column }) => list.text(row, column))
    const { base, variant } = splitTitle(text, values)
    const group = groups.get(base) ?? { variants: new Set(), rows: 0 }
    group.variants.add([...values, variant].join('\0'))
    group.rows += 1
    groups.set(base, group)
  }
  for (const { rows, variants } of groups.values()) {
    if (rows === 1) continue
    if (variants.size < rows || rows > mostAlike) return false
    grouped += rows
  }
  return grouped > 0 && grouped >= total * 0.1
}

/**
 * Decides how the rows of a list become products.
 *
 * @param chosen the name of a column, `by-title` or `each-row`. @default what the columns speak for
 */
export function findGrouping(
  list: SupplierList,
  columns: readonly MatchedColumn[],
  chosen = '',
): { readonly grouping: Grouping; readonly isGuessed: boolean } {
  if (chosen === 'by-title' || chosen === 'each-row') {
    return { grouping: { kind: chosen }, isGuessed: false }
  }
  const named = columns.find(({ name }) => name === chosen)
  const normalised = normaliseName(chosen)
  const found =
    named ?? columns.find(({ name }) => chosen !== '' && normaliseName(name) === normalised)
  if (found) return { grouping: { kind: 'column', column: found.column }, isGuessed: false }
  const matched = columns.find(({ target }) => target.target === 'group')
  if (matched) {
    const { column, why } = matched
    return { grouping: { kind: 'column', column }, isGuessed: why === 'confirm' }
  }
  const handle = columns.find(({ target }) => target.target === 'handle')
  if (handle && hasRepeats(list, handle.column)) {
    return { grouping: { kind: 'column', column: handle.column }, isGuessed: false }
  }
  return isGroupedByTitle(list, columns)
    ? { grouping: { kind: 'by-title' }, isGuessed: true }
    : { grouping: { kind: 'each-row' }, isGuessed: false }
}
