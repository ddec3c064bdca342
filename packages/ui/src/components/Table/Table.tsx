'use client'
import { asCell, asColumnHeader, asRow, asRowGroup, asRowHeader, asTable } from './roles.js'
import { StyledPanel, StyledTable } from './Table.styles.js'
import type { TableColumn, TableProps } from './Table.types.js'

/** Shows items of one kind, one per row, or one per card on narrow screens. */
export function Table<Row>({
  caption,
  captionHidden,
  columns,
  rows,
  rowKey,
  empty,
  ...native
}: TableProps<Row>) {
  return (
    <StyledPanel>
      <StyledTable {...native} {...asTable}>
        <caption data-hidden={captionHidden ? '' : undefined}>{caption}</caption>
        <thead {...asRowGroup}>
          <tr {...asRow}>
            {columns.map(({ id, header, headerHidden, align }) => (
              <th key={id} {...asColumnHeader} data-align={align}>
                {headerHidden ? <span>{header}</span> : header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...asRowGroup}>
          {rows.length === 0 && empty !== undefined ? (
            <tr {...asRow}>
              <td {...asCell} colSpan={columns.length}>
                {empty}
              </td>
            </tr>
          ) : (
            rows.map((row) => (
              <tr key={rowKey(row)} {...asRow}>
                {columns.map((column) => (
                  <Cell key={column.id} column={column} row={row} />
                ))}
              </tr>
            ))
          )}
        </tbody>
      </StyledTable>
    </StyledPanel>
  )
}

function Cell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  const { header, headerHidden, align, rowHeader, cell } = column
  if (rowHeader) {
    return (
      <th {...asRowHeader} data-align={align}>
        {cell(row)}
      </th>
    )
  }
  return (
    <td {...asCell} data-align={align} data-bare={headerHidden ? '' : undefined}>
      {!headerHidden && <span data-label="">{header}</span>}
      {cell(row)}
    </td>
  )
}
