'use client'
import { useState } from 'react'
import { Button } from '../../components/Button/index.js'
import { Table } from '../../components/Table/index.js'
import { useStrings } from '../../i18n/index.js'
import { useFigures } from '../../workbench/useFigures.js'
import { StoreValue } from '../StoreValue.js'
import { undoStoreDialogStrings } from './UndoStoreDialog.strings.js'
import { StyledMore, StyledPanel, StyledScroller } from './UndoStoreDialog.styles.js'
import type { ChangedSince, UndoStoreDialogProps } from './UndoStoreDialog.types.js'

/** Values that are shown at first. */
const few = 2

/** Values that are shown at most, so that the dialog stays quick; the rest is counted. */
const most = 200

interface ChangedTableProps extends Pick<UndoStoreDialogProps, 'onShowAll'> {
  readonly cells: readonly ChangedSince[]
  /** Number of all of them. */
  readonly count: number
}

/** The values that others changed since, before the update, after it, and now. */
export function ChangedTable({ cells, count: all, onShowAll }: ChangedTableProps) {
  const strings = useStrings(undoStoreDialogStrings)
  const { count } = useFigures()
  const [isWhole, setWhole] = useState(false)
  const shown = cells.slice(0, isWhole ? most : few)
  const rest = all - shown.length
  return (
    <StyledPanel>
      <StyledScroller
        role="region"
        aria-label={strings.cells}
        tabIndex={isWhole ? 0 : undefined}
        data-whole={isWhole ? '' : undefined}
      >
        <Table<ChangedSince>
          caption={strings.cells}
          captionHidden
          rows={shown}
          rowKey={({ id }) => id}
          columns={[
            { id: 'cell', header: strings.cells, rowHeader: true, cell: nameOf },
            { id: 'before', header: strings.before, align: 'end', cell: valueOf('before') },
            { id: 'written', header: strings.written, align: 'end', cell: valueOf('written') },
            { id: 'store', header: strings.inStore, align: 'end', cell: valueOf('inStore') },
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
              {strings.showAll(count(all), all)}
            </Button>
          )}
        </StyledMore>
      )}
    </StyledPanel>
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
