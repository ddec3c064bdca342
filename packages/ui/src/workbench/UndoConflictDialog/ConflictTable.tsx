'use client'
import { useStrings } from '../../i18n/index.js'
import { diffCellStrings } from '../DiffCell/DiffCell.strings.js'
import { Revealed } from '../DiffCell/Revealed.js'
import { FewCells } from '../FewCells/index.js'
import { useFigures } from '../useFigures.js'
import { undoConflictDialogStrings } from './UndoConflictDialog.strings.js'
import { StyledEmpty } from './UndoConflictDialog.styles.js'
import type { ConflictCell, UndoConflictDialogProps } from './UndoConflictDialog.types.js'

/** Cells that are shown at first. */
const few = 3

type ConflictTableProps = Pick<UndoConflictDialogProps, 'cells' | 'sharedCells' | 'onShowAll'>

/** The cells that changed again: their value in the export, after the job, and now. */
export function ConflictTable({ cells, sharedCells, onShowAll }: ConflictTableProps) {
  const strings = useStrings(undoConflictDialogStrings)
  const signs = useStrings(diffCellStrings)
  const { count } = useFigures()

  function text(value: string, { before, after, now }: ConflictCell) {
    if (value === '') return <StyledEmpty>{strings.empty}</StyledEmpty>
    return <Revealed text={value} others={[before, after, now]} strings={signs} />
  }

  return (
    <FewCells<ConflictCell>
      caption={strings.cells}
      cells={cells}
      count={sharedCells}
      few={few}
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
      more={(rest) => strings.more(count(rest), rest)}
      showAll={strings.showAll}
      onShowAll={onShowAll}
    />
  )
}

function nameOf({ product, column }: ConflictCell) {
  return (
    <span>
      {product} <small>{column}</small>
    </span>
  )
}
