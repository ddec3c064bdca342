'use client'
import { useState } from 'react'
import { Button } from '../../components/Button/index.js'
import { Table } from '../../components/Table/index.js'
import { useStrings } from '../../i18n/index.js'
import { diffCellStrings } from '../DiffCell/DiffCell.strings.js'
import { Revealed } from '../DiffCell/Revealed.js'
import { useFigures } from '../useFigures.js'
import { undoConflictDialogStrings } from './UndoConflictDialog.strings.js'
import {
  StyledEmpty,
  StyledMore,
  StyledPanel,
  StyledScroller,
} from './UndoConflictDialog.styles.js'
import type { ConflictCell, UndoConflictDialogProps } from './UndoConflictDialog.types.js'

/** Cells that are shown at first. */
const few = 3

/** Cells that are shown at most, so that the dialog stays quick; the rest is counted. */
const most = 200

type ConflictTableProps = Pick<UndoConflictDialogProps, 'cells' | 'sharedCells' | 'onShowAll'>

/** The cells that changed again: their value in the export, after the job, and now. */
export function ConflictTable({ cells, sharedCells, onShowAll }: ConflictTableProps) {
  const strings = useStrings(undoConflictDialogStrings)
  const signs = useStrings(diffCellStrings)
  const { count } = useFigures()
  const [isWhole, setWhole] = useState(false)
  const shown = cells.slice(0, isWhole ? most : few)
  const rest = sharedCells - shown.length

  function text(value: string, { before, after, now }: ConflictCell) {
    if (value === '') return <StyledEmpty>{strings.empty}</StyledEmpty>
    return <Revealed text={value} others={[before, after, now]} strings={signs} />
  }

  return (
    <StyledPanel>
      <StyledScroller
        role="region"
        aria-label={strings.cells}
        tabIndex={isWhole ? 0 : undefined}
        data-whole={isWhole ? '' : undefined}
      >
        <Table<ConflictCell>
          caption={strings.cells}
          captionHidden
          rows={shown}
          rowKey={({ row, column }) => `${row} ${column}`}
          columns={[
            {
              id: 'cell',
              header: strings.cell,
              rowHeader: true,
              cell: nameOf,
            },
            { id: 'row', header: strings.row, align: 'end', cell: ({ row }) => count(row + 1) },
            {
              id: 'before',
              header: strings.exported,
              align: 'end',
              cell: (cell) => text(cell.before, cell),
            },
            {
              id: 'after',
              header: strings.after,
              align: 'end',
              cell: (cell) => text(cell.after, cell),
            },
            {
              id: 'now',
              header: strings.now,
              align: 'end',
              cell: (cell) => text(cell.now, cell),
            },
          ]}
        />
      </StyledScroller>
      {rest > 0 && (
        <StyledMore>
          <span>{strings.more(count(rest), rest)}</span>
          {!isWhole && (
            <Button
              variant="link"
              onClick={() => {
                setWhole(true)
                onShowAll?.()
              }}
            >
              {strings.showAll}
            </Button>
          )}
        </StyledMore>
      )}
    </StyledPanel>
  )
}

function nameOf({ product, column }: ConflictCell) {
  return (
    <span>
      {product} <small>{column}</small>
    </span>
  )
}
