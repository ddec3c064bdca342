'use client'
import type { PreviewFilter, PreviewOrder } from '@dropwatt/automations'
import { forwardRef, useImperativeHandle, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { IconButton } from '../../components/IconButton/index.js'
import { Menu, type MenuItem } from '../../components/Menu/index.js'
import { ColumnsIcon, SearchIcon, SortIcon } from '../../icons/index.js'
import { useStrings } from '../../i18n/index.js'
import { useOwnValue } from '../fields/useOwnValue.js'
import { filterItems } from '../ToggleGroup/filterItems.js'
import { ToggleGroup } from '../ToggleGroup/index.js'
import { diffFiltersStrings } from './DiffFilters.strings.js'
import { StyledDiffFilters, StyledLine } from './DiffFilters.styles.js'
import { type DiffFiltersHandle, type DiffFiltersProps } from './DiffFilters.types.js'
import { SearchField } from './SearchField.js'

const noColumns: NonNullable<DiffFiltersProps['columns']> = []

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
    query: given,
    onQueryChange,
    onLeaveSearch,
    order = 'file',
    onOrderChange,
    columns = noColumns,
    onColumnChange,
    disabled = false,
    ...native
  },
  ref,
) {
  const strings = useStrings(diffFiltersStrings)
  const field = useRef<HTMLInputElement>(null)
  const [query, enter] = useOwnValue(given, onQueryChange)
  const [isSearching, setSearching] = useState(false)
  const hasSearch = isSearching || query !== ''

  function focusSearch() {
    // Where there is little room, the field is hidden until it is wanted.
    flushSync(() => setSearching(true))
    field.current?.focus()
    field.current?.select()
  }
  useImperativeHandle(ref, () => ({ focusSearch }))

  function toggleSearch() {
    if (!hasSearch) {
      focusSearch()
      return
    }
    setSearching(false)
    enter('')
  }

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
  const changing = columns
    .map((column, index) => ({ ...column, index }))
    .filter(({ kind, isFixed }) => (kind === 'change' || kind === 'tags') && !isFixed)

  const all = { hand: 0, ...counts }
  const shown = filters.filter((each) => !occasional.has(each) || all[each] > 0 || filter === each)

  return (
    <StyledDiffFilters {...native}>
      <StyledLine data-searching={hasSearch ? '' : undefined}>
        <SearchField
          ref={field}
          query={query}
          onQueryChange={enter}
          onLeave={onLeaveSearch}
          disabled={disabled}
        />
        <ToggleGroup
          aria-label={strings.filters}
          value={filter}
          onValueChange={onFilterChange}
          items={filterItems(shown, {
            selected: filter,
            labels: strings,
            counts: all,
            disabled,
          })}
        />
        <div data-menus="">
          <IconButton
            data-narrow=""
            label={strings.search}
            icon={<SearchIcon />}
            aria-expanded={hasSearch}
            disabled={disabled}
            onClick={toggleSearch}
          />
          {onOrderChange && (
            <Menu
              label={strings.sort}
              align="end"
              trigger={<IconButton label={strings.sort} icon={<SortIcon />} disabled={disabled} />}
              items={orders}
            />
          )}
          {onColumnChange && changing.length > 0 && (
            <Menu
              label={strings.columns}
              align="end"
              trigger={
                <IconButton label={strings.columns} icon={<ColumnsIcon />} disabled={disabled} />
              }
              items={changing.map(({ key, label, market, isExcluded = false, index }) => ({
                kind: 'checkbox',
                id: key,
                label: market === undefined ? label : `${label} / ${market}`,
                checked: !isExcluded,
                onCheckedChange: (isIncluded) => onColumnChange(index, isIncluded),
              }))}
            />
          )}
        </div>
      </StyledLine>
    </StyledDiffFilters>
  )
})
