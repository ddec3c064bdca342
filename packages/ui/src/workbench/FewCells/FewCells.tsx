'use client'
import { useState } from 'react'
import { Button } from '../../components/Button/index.js'
import { Table, type TableProps } from '../../components/Table/index.js'
import { StyledMore, StyledPanel, StyledScroller } from './FewCells.styles.js'

/** Cells that are shown at most, so that the dialog stays quick; the rest is counted. */
const most = 200

interface FewCellsProps<Cell> extends Pick<TableProps<Cell>, 'columns' | 'rowKey'> {
  readonly caption: string
  readonly cells: readonly Cell[]
  /** Number of all of them; `cells` may have only some. */
  readonly count: number
  /** Number of cells that are shown at first. */
  readonly few: number
  /** Says how many are not shown. */
  readonly more: (rest: number) => string
  readonly showAll: string
  /** Called when all are wanted. */
  readonly onShowAll: (() => void) | undefined
}

/** The first of the cells that a dialog is about; the others on request. */
export function FewCells<Cell>({
  caption,
  cells,
  count,
  few,
  more,
  showAll,
  onShowAll,
  ...table
}: FewCellsProps<Cell>) {
  const [isWhole, setWhole] = useState(false)
  const shown = cells.slice(0, isWhole ? most : few)
  const rest = count - shown.length
  return (
    <StyledPanel>
      <StyledScroller
        role="region"
        aria-label={caption}
        tabIndex={isWhole ? 0 : undefined}
        data-whole={isWhole ? '' : undefined}
      >
        <Table<Cell> {...table} caption={caption} captionHidden rows={shown} />
      </StyledScroller>
      {rest > 0 && (
        <StyledMore>
          <span>{more(rest)}</span>
          {!isWhole && (
            <Button
              variant="link"
              onClick={() => {
                setWhole(true)
                onShowAll?.()
              }}
            >
              {showAll}
            </Button>
          )}
        </StyledMore>
      )}
    </StyledPanel>
  )
}
