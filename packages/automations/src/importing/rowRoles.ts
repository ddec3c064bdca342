import { foldSpelling } from '../text/fold.ts'
import type { SupplierList } from './SupplierList.ts'

/** Role of a row among the rows of its product. A `bundle` consists of other products. */
export type RowRole = 'parent' | 'child' | 'single' | 'bundle'

const words: Readonly<Record<RowRole, string>> = {
  parent:
    'variable parent configurable master vater vaterartikel hauptartikel padre genitore pere mere principal bovenliggend ouder nadrzedny pai',
  child:
    'variation child variant variante kind kindartikel variantenartikel figlio figlia enfant hijo hija onderliggend filho product_variation',
  single: 'simple standalone virtual downloadable external einzelartikel',
  bundle: 'grouped bundle',
}

const roles: ReadonlyMap<string, RowRole> = new Map(
  Object.entries(words).flatMap(([role, list]) =>
    list.split(' ').map((word) => [word, role as RowRole] as const),
  ),
)

/** Finds the role that a text names, such as ‘variable’ or ‘simple, virtual’. */
export function roleIn(text: string): RowRole | undefined {
  if (text.length > 40) return undefined
  return roles.get(foldSpelling(text).split(/[\s,]/u)[0] ?? '')
}

/** Whether texts say what rows are among others, which is no type of a product. */
export function areRoles(texts: readonly string[]): boolean {
  return texts.length > 0 && texts.every((text) => roleIn(text) !== undefined)
}

/** At most so many rows are looked at to find the column. */
const maxRows = 600

function textsOf(list: SupplierList, column: number): string[] {
  const end = Math.min(list.rowCount, maxRows + 1)
  return Array.from({ length: end - 1 }, (_, at) => list.text(at + 1, column)).filter(
    (text) => text !== '',
  )
}

/** Finds the column that says of each row whether it is a parent, a child or a product by itself. */
export function findRoleColumn(list: SupplierList): number | undefined {
  const found = list.columns.flatMap(({ samples }, column) =>
    areRoles(samples) && areRoles(textsOf(list, column)) ? column : [],
  )
  const hasParents = (column: number) =>
    textsOf(list, column).some((text) => roleIn(text) === 'parent')
  return found.find(hasParents) ?? found[0]
}
