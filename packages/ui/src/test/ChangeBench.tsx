import type { PreviewFilter } from '@dropwatt/automations'
import { useCallback, useMemo, useReducer, useRef, useState } from 'react'
import { ChangeSummary } from '../workbench/ChangeSummary/index.js'
import { DiffFilters, type DiffFiltersHandle } from '../workbench/DiffFilters/index.js'
import { DiffTable, type DiffTableProps } from '../workbench/DiffTable/index.js'
import { SampleChanges } from './sampleChanges.js'

interface ChangeBenchProps extends Partial<DiffTableProps> {
  /** Rows of the list, products and variants. */
  readonly rowsInList: number
  /** Shows the summary and the filters above the table. @default false */
  readonly hasFilters?: boolean
  /** Loads rows only when they are asked for. @default false */
  readonly isSparse?: boolean
}

/** A change table over generated products that filters, expands and excludes like the real one. */
export function ChangeBench({
  rowsInList,
  hasFilters = false,
  isSparse = false,
  ...props
}: ChangeBenchProps) {
  const changes = useMemo(() => new SampleChanges(rowsInList), [rowsInList])
  const [revision, change] = useReducer((last: number) => last + 1, 0)
  const [filter, setFilter] = useState<PreviewFilter>('changed')
  const [query, setQuery] = useState('')
  const filters = useRef<DiffFiltersHandle>(null)
  const table = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<readonly [number, number]>([0, 0])

  const load = useCallback(
    (from: number, to: number) => {
      if (!isSparse) return
      setTimeout(() => {
        setAsked([from, to])
        change()
      })
    },
    [isSparse],
  )

  function show(nextFilter: PreviewFilter, nextQuery: string) {
    setFilter(nextFilter)
    setQuery(nextQuery)
    changes.show(nextFilter, nextQuery)
    change()
  }

  function act(action: () => void) {
    return () => {
      action()
      change()
    }
  }

  const { counts } = changes
  return (
    <>
      {hasFilters && (
        <div style={{ display: 'grid', gap: 14, padding: '18px 22px' }}>
          <ChangeSummary
            counts={{
              products: counts.all,
              changedProducts: counts.changed,
              changedCells: changes.cells,
              needReview: counts.review,
            }}
            seconds={0.2}
          />
          <DiffFilters
            ref={filters}
            filter={filter}
            onFilterChange={(next) => show(next, query)}
            counts={counts}
            query={query}
            onQueryChange={(next) => show(filter, next)}
            onLeaveSearch={() =>
              table.current?.querySelector<HTMLElement>('[role="treegrid"] [tabindex="0"]')?.focus()
            }
            onOrderChange={() => {}}
            columns={changes.columns}
            onColumnChange={(column, isIncluded) =>
              act(() => changes.exclude({ kind: 'column', column }, !isIncluded))()
            }
          />
        </div>
      )}
      <DiffTable
        ref={table}
        columns={changes.columns}
        rowCount={changes.rowCount}
        rows={(index) =>
          isSparse && (index < asked[0] || index >= asked[1]) ? undefined : changes.row(index)
        }
        revision={revision}
        onRange={load}
        changesLeft={changes.changesLeft}
        onExpand={(product, isExpanded) => act(() => changes.expand(product, isExpanded))()}
        onExclude={(target) => act(() => changes.exclude(target, true))()}
        onInclude={(target) => act(() => changes.exclude(target, false))()}
        onNextReview={async (from, direction) => changes.nextReview(from, direction)}
        onUndo={act(() => changes.undo())}
        onRedo={act(() => changes.redo())}
        onSearch={() => filters.current?.focusSearch()}
        query={query}
        onClearSearch={() => show(filter, '')}
        {...props}
      />
    </>
  )
}
