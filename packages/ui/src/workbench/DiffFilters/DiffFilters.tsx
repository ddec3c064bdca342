'use client'
import type { PreviewFilter, PreviewOrder } from '@dropwatt/automations'
import { forwardRef, useRef } from 'react'
import { IconButton } from '../../components/IconButton/index.js'
import { Menu, type MenuItem } from '../../components/Menu/index.js'
import { SortIcon } from '../../icons/index.js'
import { useStrings } from '../../i18n/index.js'
import type { ExtraColumn } from '../DiffTable/index.js'
import { ColumnsMenu } from './ColumnsMenu.js'
import { filterItems } from '../ToggleGroup/filterItems.js'
import { ToggleGroup } from '../ToggleGroup/index.js'
import { diffFiltersStrings } from './DiffFilters.strings.js'
import { StyledDiffFilters } from './DiffFilters.styles.js'
import { type DiffFiltersHandle, type DiffFiltersProps } from './DiffFilters.types.js'
import { FilterLine } from './FilterLine.js'

const noColumns: NonNullable<DiffFiltersProps['columns']> = []

const noExtras: readonly ExtraColumn[] = []

const filters = [
  'changed',
  'review',
  'conflicts',
  'hand',
  'excluded',
  'all',
] as const satisfies readonly PreviewFilter[]
/** Filters that are offered where they list something. */
const occasional: ReadonlySet<PreviewFilter> = new Set(['conflicts', 'hand'])
const productOrders = ['file', 'size', 'note'] as const satisfies readonly PreviewOrder[]

/** Chooses which products a change table lists, in which order, and finds one. */
export const DiffFilters = forwardRef<DiffFiltersHandle, DiffFiltersProps>(function DiffFilters(
  {
    filter,
    onFilterChange,
    counts,
    query,
    onQueryChange,
    onLeaveSearch,
    order = 'file',
    onOrderChange,
    columns = noColumns,
    tableColumns = columns,
    extras = noExtras,
    look,
    onLookChange,
    onColumnChange,
    disabled = false,
    ...native
  },
  ref,
) {
  const strings = useStrings(diffFiltersStrings)
  const box = useRef<HTMLDivElement>(null)

  const orders: readonly MenuItem[] = [
    {
      kind: 'radio',
      id: 'order',
      label: strings.sort,
      value: order,
      options: productOrders.map((each) => ({ value: each, label: strings[each] })),
      onValueChange: (value) => {
        const chosen = productOrders.find((each) => each === value)
        if (chosen) onOrderChange?.(chosen)
      },
    },
  ]
  const all = { hand: 0, ...counts }
  const shown = filters.filter((each) => !occasional.has(each) || all[each] > 0 || filter === each)

  return (
    <StyledDiffFilters {...native} ref={box}>
      <FilterLine
        ref={ref}
        query={query}
        onQueryChange={onQueryChange}
        onLeaveSearch={onLeaveSearch}
        disabled={disabled}
        filters={
          <ToggleGroup
            aria-label={strings.filters}
            value={filter}
            onValueChange={onFilterChange}
            items={filterItems(shown, { selected: filter, labels: strings, counts: all, disabled })}
          />
        }
        menus={
          <>
            {onOrderChange && (
              <Menu
                label={strings.sort}
                align="end"
                trigger={
                  <IconButton label={strings.sort} icon={<SortIcon />} disabled={disabled} />
                }
                items={orders}
              />
            )}
            <ColumnsMenu
              {...{
                box,
                columns,
                onColumnChange,
                tableColumns,
                extras,
                look,
                onLookChange,
                disabled,
              }}
            />
          </>
        }
      />
    </StyledDiffFilters>
  )
})
