'use client'
import { useStrings } from '../../i18n/index.js'
import { FewCells } from '../../workbench/FewCells/index.js'
import { useFigures } from '../../workbench/useFigures.js'
import { StoreValue } from '../StoreValue.js'
import { undoStoreDialogStrings } from './UndoStoreDialog.strings.js'
import type { ChangedSince, UndoStoreDialogProps } from './UndoStoreDialog.types.js'

/** Values that are shown at first. */
const few = 2

interface ChangedTableProps extends Pick<UndoStoreDialogProps, 'onShowAll'> {
  readonly cells: readonly ChangedSince[]
  /** Number of all of them. */
  readonly count: number
}

/** The values that others changed since, before the update, after it, and now. */
export function ChangedTable({ cells, count: all, onShowAll }: ChangedTableProps) {
  const strings = useStrings(undoStoreDialogStrings)
  const { count } = useFigures()
  return (
    <FewCells<ChangedSince>
      caption={strings.cells}
      cells={cells}
      count={all}
      few={few}
      rowKey={({ id }) => id}
      columns={[
        { id: 'cell', header: strings.cells, rowHeader: true, cell: nameOf },
        { id: 'before', header: strings.before, align: 'end', cell: valueOf('before') },
        { id: 'written', header: strings.written, align: 'end', cell: valueOf('written') },
        { id: 'store', header: strings.inStore, align: 'end', cell: valueOf('inStore') },
      ]}
      more={(rest) => strings.more(count(rest), rest)}
      showAll={strings.showAll(count(all), all)}
      onShowAll={onShowAll}
    />
  )
}

function nameOf({ product, field }: ChangedSince) {
  return (
    <span>
      <bdi>{product}</bdi> <small>{field}</small>
    </span>
  )
}

const moments = ['before', 'written', 'inStore'] as const

function valueOf(moment: (typeof moments)[number]) {
  return function value(cell: ChangedSince) {
    const others = moments.filter((each) => each !== moment).map((each) => cell[each])
    return <StoreValue text={cell[moment]} others={others} />
  }
}
