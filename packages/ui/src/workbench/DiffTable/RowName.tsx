import type { DiffColumn, DiffRow } from './DiffTable.types.js'
import { stackedColumn } from './stacked.js'

interface RowNameProps {
  readonly row: DiffRow
  readonly columns: readonly DiffColumn[]
}

/** The name in the first cell of a row; where its changed cell has no column for it, with that of the cell. */
export function RowName({ row, columns }: RowNameProps) {
  const { kind, name, field, isOfProduct = false, isHandle = false } = row
  const isNamed = field !== undefined && stackedColumn(columns) >= 0
  if (isNamed && kind !== 'product') {
    return (
      <span data-name="field">
        {field}
        {!isOfProduct && <small>{name}</small>}
      </span>
    )
  }
  if (isOfProduct) return <span data-said="">{name}</span>
  return (
    <span data-name={isHandle ? 'handle' : ''} title={name}>
      {name}
      {isNamed && <small>{field}</small>}
    </span>
  )
}
