'use client'
import {
  StyledBody,
  StyledCaption,
  StyledCell,
  StyledEmpty,
  StyledHead,
  StyledHeader,
  StyledHeadRow,
  StyledLabel,
  StyledPanel,
  StyledRow,
  StyledTable,
} from './Table.styles.js'
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
      <StyledTable {...native} role="table">
        <StyledCaption data-hidden={captionHidden ? '' : undefined}>{caption}</StyledCaption>
        <StyledHead role="rowgroup">
          <StyledHeadRow role="row">
            {columns.map(({ id, header, headerHidden, align }) => (
              <StyledHeader key={id} scope="col" role="columnheader" data-align={align}>
                {headerHidden ? <span>{header}</span> : header}
              </StyledHeader>
            ))}
          </StyledHeadRow>
        </StyledHead>
        <StyledBody role="rowgroup">
          {rows.length === 0 && empty !== undefined ? (
            <StyledRow role="row">
              <StyledEmpty colSpan={columns.length} role="cell">
                {empty}
              </StyledEmpty>
            </StyledRow>
          ) : (
            rows.map((row) => (
              <StyledRow key={rowKey(row)} role="row">
                {columns.map((column) => (
                  <Cell key={column.id} column={column} row={row} />
                ))}
              </StyledRow>
            ))
          )}
        </StyledBody>
      </StyledTable>
    </StyledPanel>
  )
}

function Cell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  const { header, headerHidden, align, rowHeader, cell } = column
  if (rowHeader) {
    return (
      <StyledCell as="th" scope="row" role="rowheader" data-align={align}>
        {cell(row)}
      </StyledCell>
    )
  }
  return (
    <StyledCell role="cell" data-align={align} data-bare={headerHidden ? '' : undefined}>
      {!headerHidden && <StyledLabel>{header}</StyledLabel>}
      {cell(row)}
    </StyledCell>
  )
}
