import type { Mapping } from './MatchedColumn.ts'
import { findRoleColumn, roleIn, type RowRole } from './rowRoles.ts'
import { headingKey } from './sources/headingKey.ts'
import type { SupplierList } from './SupplierList.ts'

/** Rows that are the parents of others: they have the texts and pictures of a product. */
export interface Families {
  /** Whether rows name their parent by its SKU or its number. */
  readonly nameParents: boolean
  /** Role that a row states. @default nothing */
  roleOf: (row: number) => RowRole | undefined
  /** Finds the row that a text in the grouping column names. */
  parentOf: (text: string) => number | undefined
  /** Whether others name a row as their parent. */
  isParent: (row: number) => boolean
}

/** Headings of numbers that rows are named by, beside their SKUs. */
const numberHeadings: ReadonlySet<string> = new Set(
  'id,product id,item id,entity id,article id,artikel id,post id,produkt id,id prodotto,id articolo,id produit,id producto,id product'.split(
    ',',
  ),
)

/** Words of a heading that names a parent rather than a group. */
const parentHeading =
  /\b(?:parent|parents|padre|genitore|vater|vaterartikel|mere|master|superior)\b/u

/** Whether a column holds numbers that rows are named by. */
export function isNumberHeading(heading: string): boolean {
  return numberHeadings.has(headingKey(heading))
}

/** Returns what a reference names, without what WooCommerce puts in front of an ID. */
export function referenceIn(text: string): string {
  return text.replace(/^id:\s*/iu, '')
}

function referencesIn(list: SupplierList, column: number): Set<string> {
  const references = new Set<string>()
  for (let row = 1; row < list.rowCount; row += 1) {
    const text = list.text(row, column)
    if (text !== '') references.add(referenceIn(text))
  }
  return references
}

/** Finds the rows that others name, by what names them. */
function findParents(list: SupplierList, { columns, grouping }: Mapping): Map<string, number> {
  const parents = new Map<string, number>()
  if (grouping.kind !== 'column' || grouping.fills === true) return parents
  const own = columns[grouping.column]?.target.target
  if (own !== 'group' && own !== 'none') return parents
  const named = columns.filter(
    ({ column, name, target }) =>
      column !== grouping.column && (target.target === 'sku' || isNumberHeading(name)),
  )
  if (named.length === 0) return parents
  const references = referencesIn(list, grouping.column)
  for (let row = 1; row < list.rowCount; row += 1) {
    const text = referenceIn(list.text(row, grouping.column))
    for (const { column } of named) {
      const reference = list.text(row, column)
      if (!references.has(reference) || parents.has(reference)) continue
      // A child is no parent, unless it names itself by its SKU.
      const isItself = text === reference && columns[column]?.target.target === 'sku'
      if (text === '' || isItself) parents.set(reference, row)
    }
  }
  return parents
}

/** Finds which rows of a list are the parents of others. */
export function findFamilies(list: SupplierList, mapping: Mapping): Families {
  const roleColumn = findRoleColumn(list)
  const parents = findParents(list, mapping)
  const parentRows = new Set(parents.values())
  const { grouping, columns } = mapping
  const heading = grouping.kind === 'column' ? headingKey(columns[grouping.column]?.name ?? '') : ''
  return {
    nameParents: parents.size > 0 || parentHeading.test(heading),
    roleOf: (row) => (roleColumn === undefined ? undefined : roleIn(list.text(row, roleColumn))),
    parentOf: (text) => parents.get(referenceIn(text)),
    isParent: (row) => parentRows.has(row),
  }
}
