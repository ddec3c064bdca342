'use client'
import { forwardRef, type ReactNode } from 'react'
import { Exhibit } from '../Exhibit/index.js'
import {
  StyledBody,
  StyledCell,
  StyledHead,
  StyledHeader,
  StyledHeadRow,
  StyledLabel,
  StyledName,
  StyledNode,
  StyledRoom,
  StyledRow,
  StyledTable,
} from './ChangeTable.styles.js'
import type { ChangeRow, ChangeTableHeads, ChangeTableProps } from './ChangeTable.types.js'

/** Shows how an automation changes values, in a table with a lit wire between before and after. */
export const ChangeTable = forwardRef<HTMLElement, ChangeTableProps>(function ChangeTable(
  { icon: Icon, heads, rows, total, align = 'start', ...native },
  ref,
) {
  return (
    <Exhibit {...native} ref={ref}>
      <StyledRoom>
        <StyledTable role="table" data-align={align}>
          <StyledHead role="rowgroup">
            <StyledHeadRow role="row">
              <StyledHeader scope="col" role="columnheader" data-name="">
                {heads.name}
              </StyledHeader>
              {heads.before.map((head) => (
                <StyledHeader key={head} scope="col" role="columnheader">
                  {head}
                </StyledHeader>
              ))}
              {heads.after.map((head, index) => (
                <StyledHeader
                  key={head}
                  scope="col"
                  role="columnheader"
                  data-after=""
                  data-wire={index === 0 ? '' : undefined}
                >
                  {index === 0 && (
                    <StyledNode>
                      <Icon aria-hidden="true" />
                    </StyledNode>
                  )}
                  {head}
                </StyledHeader>
              ))}
            </StyledHeadRow>
          </StyledHead>
          <StyledBody role="rowgroup">
            {rows.map((row) => (
              <Row key={row.id} row={row} heads={heads} />
            ))}
            {total && <Row row={total} heads={heads} isTotal />}
          </StyledBody>
        </StyledTable>
      </StyledRoom>
    </Exhibit>
  )
})

interface RowProps {
  readonly row: ChangeRow
  readonly heads: ChangeTableHeads
  readonly isTotal?: boolean
}

function Row({ row, heads, isTotal }: RowProps) {
  return (
    <StyledRow role="row" data-total={isTotal ? '' : undefined}>
      <StyledName scope="row" role="rowheader">
        {row.name}
      </StyledName>
      {heads.before.map((head, index) => (
        <Cell key={head} head={head}>
          {row.before[index]}
        </Cell>
      ))}
      {heads.after.map((head, index) => (
        <Cell key={head} head={head} isAfter isFirst={index === 0}>
          {row.after[index]}
        </Cell>
      ))}
    </StyledRow>
  )
}

interface CellProps {
  readonly head: string
  readonly isAfter?: boolean
  readonly isFirst?: boolean
  readonly children: ReactNode
}

function Cell({ head, isAfter, isFirst, children }: CellProps) {
  return (
    <StyledCell
      role="cell"
      data-after={isAfter ? '' : undefined}
      data-wire={isFirst ? '' : undefined}
    >
      <StyledLabel aria-hidden="true">{head}</StyledLabel>
      <div>{children}</div>
    </StyledCell>
  )
}
