import type { ProductTable } from './ProductTable.ts'

/** Names metafields by their definitions, without their keys, where that is clear. */
export function metafieldNames({
  columns: { metafields },
}: ProductTable): ReadonlyMap<number, string> {
  const isClear = (name: string) =>
    name !== '' && metafields.filter((other) => other.name === name).length === 1
  return new Map(metafields.flatMap(({ column, name }) => (isClear(name) ? [[column, name]] : [])))
}
