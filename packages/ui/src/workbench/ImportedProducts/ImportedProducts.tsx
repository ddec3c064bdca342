'use client'
import { forwardRef, useMemo, useRef } from 'react'
import { useStrings } from '../../i18n/index.js'
import { SecureIcon } from '../../icons/index.js'
import { ColumnsMenu } from '../DiffFilters/ColumnsMenu.js'
import { StyledDiffFilters } from '../DiffFilters/DiffFilters.styles.js'
import { FilterLine } from '../DiffFilters/FilterLine.js'
import type { DiffFiltersHandle } from '../DiffFilters/index.js'
import { DiffTable, type DiffColumn, type ExtraColumn } from '../DiffTable/index.js'
import { filterItems } from '../ToggleGroup/filterItems.js'
import { Notice } from '../Notice/index.js'
import { ToggleGroup } from '../ToggleGroup/index.js'
import { useFigures } from '../useFigures.js'
import { importedProductsStrings } from './ImportedProducts.strings.js'
import { StyledImportedProducts, StyledUpdate } from './ImportedProducts.styles.js'
import {
  importFilters,
  type ImportedProductsProps,
  type UpdateCounts,
} from './ImportedProducts.types.js'

const noColumns: readonly DiffColumn[] = []
const noExtras: readonly ExtraColumn[] = []
const updateExtras: readonly ExtraColumn[] = ['sku']

/** Says how much a list updates, and that no variant of the store is lost. */
function UpdateText({ update }: { readonly update: UpdateCounts }) {
  const strings = useStrings(importedProductsStrings)
  const { count, list } = useFigures()
  const { matched, cells, added, review, unmatched, stored, fields } = update
  return (
    <StyledUpdate>
      <p>
        <strong>{strings.matched(count(matched), matched)}</strong>
        {strings.cells(count(cells), cells)}{' '}
        {added > 0 && <strong>{strings.added(count(added), added)}</strong>}{' '}
        {unmatched > 0 && <strong>{strings.unmatched(count(unmatched), unmatched)}</strong>}{' '}
        {review > 0 && strings.toReview(count(review), review)}
      </p>
      <Notice tone="success" icon={SecureIcon} title={strings.safe(count(stored), stored)}>
        {fields.length === 0 ? strings.noField : strings.only(list(fields), fields.length)}
      </Notice>
    </StyledUpdate>
  )
}

/** Lists the products of an import with their values, where each is from, and what to look at. */
export const ImportedProducts = forwardRef<HTMLDivElement, ImportedProductsProps>(
  function ImportedProducts(
    {
      filter,
      onFilterChange,
      counts,
      search,
      onSearchChange,
      rowCount,
      rows,
      revision,
      onRange,
      onExpand,
      onExclude,
      onInclude,
      onNextReview,
      onApply,
      onShortcuts,
      singleKeys,
      isStale,
      isReadOnly,
      columns: ownColumns,
      update,
      look,
      onLookChange,
      ...native
    },
    ref,
  ) {
    const strings = useStrings(importedProductsStrings)
    const filters = useRef<DiffFiltersHandle>(null)
    const tools = useRef<HTMLDivElement>(null)
    const table = useRef<HTMLDivElement>(null)
    const usual = useMemo<readonly DiffColumn[]>(
      () => [
        { key: 'field', label: strings.field, kind: 'text' },
        { key: 'value', label: strings.value, kind: 'change', isWide: true, isFixed: true },
        { key: 'from', label: strings.from, kind: 'text' },
      ],
      [strings],
    )
    const columns = ownColumns ?? usual
    const extras = update ? updateExtras : noExtras
    // An update finds variants by their SKU, not by their rows.
    const shown = useMemo(
      () => (update ? { ...look, shown: { sku: true, row: false, ...look?.shown } } : look),
      [update, look],
    )
    return (
      <StyledImportedProducts ref={ref} {...native}>
        {update && <UpdateText update={update} />}
        <StyledDiffFilters ref={tools}>
          <FilterLine
            ref={filters}
            query={search}
            onQueryChange={onSearchChange}
            onLeaveSearch={() =>
              table.current?.querySelector<HTMLElement>('[role="treegrid"] [tabindex="0"]')?.focus()
            }
            filters={
              <ToggleGroup
                aria-label={strings.filters}
                value={filter}
                onValueChange={onFilterChange}
                items={filterItems(
                  importFilters.filter((each) => each === filter || counts[each] !== undefined),
                  { selected: filter, labels: strings, counts },
                )}
              />
            }
            {...(onLookChange && {
              menus: (
                <ColumnsMenu
                  box={tools}
                  columns={noColumns}
                  tableColumns={columns}
                  {...{ extras, look: shown, onLookChange }}
                />
              ),
            })}
          />
        </StyledDiffFilters>
        <DiffTable
          ref={table}
          label={strings.table}
          columns={columns}
          {...{ extras, look: shown, onLookChange }}
          rowCount={rowCount}
          rows={rows}
          revision={revision}
          onRange={onRange}
          onExpand={onExpand}
          onExclude={onExclude}
          onInclude={onInclude}
          onNextReview={onNextReview}
          onApply={onApply}
          onShortcuts={onShortcuts}
          onSearch={() => filters.current?.focusSearch()}
          query={search}
          onClearSearch={() => onSearchChange('')}
          singleKeys={singleKeys}
          isStale={isStale}
          isReadOnly={isReadOnly}
        />
      </StyledImportedProducts>
    )
  },
)
