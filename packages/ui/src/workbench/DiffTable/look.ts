import { canChange, firstColumn, noteColumn, numberColumn, skuColumn } from './cells.js'
import { hasPlace } from './stacked.js'
import type { DiffColumn, ExtraColumn, TableLook } from './DiffTable.types.js'

/** The width in px from which a table has room for the SKUs. */
export const roomyWidth = 1240

/** A table without choices of the member. */
export const usualLook: TableLook = {}

/** The keys of the columns that are not among those of the automation. */
type OwnKey = 'name' | 'row' | 'note' | ExtraColumn

/** Returns the key under which the choices for the column at a position are kept. */
export function keyAt(position: number, columns: readonly DiffColumn[]): string {
  if (position === 0) return 'name' satisfies OwnKey
  if (position === numberColumn) return 'row' satisfies OwnKey
  if (position === skuColumn) return 'sku' satisfies OwnKey
  return columns[position - firstColumn]?.key ?? ('note' satisfies OwnKey)
}

/** Whether a column is shown: as the member chose, or where the table has the room that it needs. */
export function isShown(key: string, { shown }: TableLook, isRoomy: boolean): boolean {
  const isUsual = key === ('sku' satisfies OwnKey) ? isRoomy : key !== ('image' satisfies OwnKey)
  return shown?.[key] ?? isUsual
}

/** Whether a column may be hidden: it says nothing that is written. */
export function canHide(column: DiffColumn): boolean {
  return !canChange(column) && column.isWide !== true
}

interface Shown {
  readonly columns: readonly DiffColumn[]
  readonly extras: readonly ExtraColumn[]
  readonly look: TableLook
  readonly isRoomy: boolean
}

/** Returns the positions of the shown columns, in their order. */
export function shownPositions({ columns, extras, look, isRoomy }: Shown): readonly number[] {
  const last = noteColumn(columns)
  return Array.from({ length: last + 1 }, (_, position) => position).filter((position) => {
    if (position === 0 || position === last) return true
    if (position === skuColumn && !extras.includes('sku')) return false
    const column = columns[position - firstColumn]
    if (column && !hasPlace(column)) return false
    if (column && !canHide(column)) return true
    return isShown(keyAt(position, columns), look, isRoomy)
  })
}
