import { addToGroup } from '../addToGroup.ts'
import { commonStart, splitTitle, variantText } from './baseTitle.ts'
import type { Candidate } from './Candidate.ts'
import { isNumberHeading, referenceIn } from './families.ts'
import { findColumn, type Grouping, type MatchedColumn } from './MatchedColumn.ts'
import { normaliseName } from './matchName.ts'
import { headingsIn } from './sources/listSources.ts'
import type { SupplierList } from './SupplierList.ts'

/** At most so many rows are looked at to find out whether a column groups them. */
const maxRows = 600

/** Larger groups are categories rather than products. */
const maxGroupSize = 100

/** Lists the rows by the text that they have in a column, without those that have none. */
function rowsByText(list: SupplierList, column: number): Map<string, number[]> {
  const groups = new Map<string, number[]>()
  for (let row = 1; row < Math.min(list.rowCount, maxRows + 1); row += 1) {
    const text = list.text(row, column)
    if (text !== '') addToGroup(groups, text, row)
  }
  return groups
}

function isRun(rows: readonly number[]): boolean {
  const [first = 0] = rows
  return rows.at(-1) === first + rows.length - 1
}

/** Whether the names of rows are those of one product: the same, or the same in front of a variant part. */
function areAlike(names: readonly string[], minStart: number): boolean {
  if (new Set(names).size === 1) return true
  return commonStart(names).length >= minStart
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
  if (groups.length === 0 || groups.some((rows) => rows.length > maxGroupSize)) return false
  const inRuns = groups.filter(isRun).length / groups.length
  if (!isNamed && inRuns < 0.95) return false
  const title = candidates.find((one) => one.target.target === 'title')?.column
  if (title === undefined) return isNamed
  const alike = groups.filter((rows) =>
    areAlike(
      rows.map((row) => list.text(row, title)),
      isNamed ? 3 : 4,
    ),
  )
  return alike.length / groups.length >= 0.9
}

/** At least so many texts of a column that names parents are codes of other rows. */
const minParents = 0.5

/** Whether the texts of a column are codes of other rows, so that rows name their parent in it. */
export function namesParents(
  list: SupplierList,
  candidates: readonly Candidate[],
  { column, profile }: Candidate,
): boolean {
  const codes = candidates.filter(
    (one) =>
      one.column !== column &&
      (one.target.target === 'sku' || isNumberHeading(list.columns[one.column]?.name ?? '')),
  )
  return codes.some(({ profile: { texts } }) => {
    const known = new Set(texts)
    const found = profile.texts.filter((text) => known.has(referenceIn(text))).length
    return found > 0 && found >= profile.texts.length * minParents
  })
}

function hasRepeats(list: SupplierList, column: number): boolean {
  return [...rowsByText(list, column).values()].some((rows) => rows.length > 1)
}

/** Grouping of the rows of a list by their titles. */
type TitleGrouping =
  | 'none'
  /** They may: it is to be confirmed. */
  | 'maybe'
  /** Rows with the same title differ in their options. */
  | 'sure'

/** At most so many rows of groups have the variant of another row, and are told when they are read. */
const maxClashing = 0.1

/** Finds out whether the titles of a list group its rows, and the rows of each group differ in something. */
function groupByTitle(list: SupplierList, columns: readonly MatchedColumn[]): TitleGrouping {
  const title = findColumn({ columns }, 'title')?.column
  if (title === undefined) return 'none'
  const options = columns.filter(({ target }) => target.target === 'option')
  const groups = new Map<string, { variants: Set<string>; titles: Set<string>; rows: number }>()
  let grouped = 0
  let distinct = 0
  let total = 0
  for (let row = 1; row < Math.min(list.rowCount, maxRows + 1); row += 1) {
    const text = list.text(row, title)
    if (text === '') continue
    total += 1
    const values = options.map(({ column }) => list.text(row, column))
    const split = splitTitle(text, values)
    const group = groups.get(split.base) ?? { variants: new Set(), titles: new Set(), rows: 0 }
    group.variants.add([...values, variantText(split)].join('\0'))
    group.titles.add(text)
    group.rows += 1
    groups.set(split.base, group)
  }
  let isSure = options.length > 0
  for (const { rows, variants, titles } of groups.values()) {
    if (rows === 1) continue
    if (rows > maxGroupSize) return 'none'
    grouped += rows
    distinct += variants.size
    if (titles.size > 1 || variants.size < rows) isSure = false
  }
  if (grouped === 0 || grouped < total * 0.1) return 'none'
  if (grouped - distinct > grouped * maxClashing) return 'none'
  return isSure ? 'sure' : 'maybe'
}

/**
 * Whether the title stands in the first row of a product alone, as in merged cells of a sheet: the rows
 * below it have options of their own.
 */
function hasTitlesOfRuns(list: SupplierList, columns: readonly MatchedColumn[]): boolean {
  const title = findColumn({ columns }, 'title')?.column
  const options = columns.filter(({ target }) => target.target === 'option')
  if (title === undefined || options.length === 0) return false
  let without = 0
  let hasTitle = false
  for (let row = 1; row < Math.min(list.rowCount, maxRows + 1); row += 1) {
    if (list.text(row, title) !== '') hasTitle = true
    else if (options.some(({ column }) => list.text(row, column) !== '')) {
      if (!hasTitle) return false
      without += 1
    }
  }
  return without > 0
}

/** Whether some rows have no text in a column. */
function hasBlanks(list: SupplierList, column: number): boolean {
  for (let row = 1; row < Math.min(list.rowCount, maxRows + 1); row += 1) {
    if (list.text(row, column) === '' && !list.isBlank(row)) return true
  }
  return false
}

/** Groups by a column that the owner chose. Titles can stand in the first row of a product alone. */
function chosenColumn(list: SupplierList, { column, target }: MatchedColumn): Grouping {
  const fills = target.target === 'title' && hasBlanks(list, column)
  return { kind: 'column', column, ...(fills && { fills }) }
}

/** Finds the column of a recognised export whose text stands in the first row of a product alone. */
function runColumn(list: SupplierList): number | undefined {
  const { source } = list
  if (source?.startsProduct === undefined) return undefined
  return list
    .columnsOf(headingsIn(source.startsProduct))
    .find((column) => list.columns[column]?.samples.length !== 0)
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
  if (found) return { grouping: chosenColumn(list, found), isGuessed: false }
  const run = runColumn(list)
  if (run !== undefined) {
    return { grouping: { kind: 'column', column: run, fills: true }, isGuessed: false }
  }
  const matched = findColumn({ columns }, 'group')
  if (matched) {
    const { column, why } = matched
    return { grouping: { kind: 'column', column }, isGuessed: why === 'confirm' }
  }
  const handle = findColumn({ columns }, 'handle')
  if (handle && hasRepeats(list, handle.column)) {
    return { grouping: { kind: 'column', column: handle.column }, isGuessed: false }
  }
  const title = findColumn({ columns }, 'title')?.column
  if (list.source && list.source.hasLooseVariants !== true) {
    return { grouping: { kind: 'each-row' }, isGuessed: false }
  }
  if (title !== undefined && hasTitlesOfRuns(list, columns)) {
    return { grouping: { kind: 'column', column: title, fills: true }, isGuessed: true }
  }
  const byTitle = groupByTitle(list, columns)
  return byTitle === 'none'
    ? { grouping: { kind: 'each-row' }, isGuessed: false }
    : { grouping: { kind: 'by-title' }, isGuessed: byTitle === 'maybe' }
}
