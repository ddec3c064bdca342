'use client'
import { forwardRef, useMemo, useRef } from 'react'
import { useStrings } from '../../i18n/index.js'
import { SearchField } from '../DiffFilters/SearchField.js'
import { StyledDiffFilters, StyledLine } from '../DiffFilters/DiffFilters.styles.js'
import { DiffTable, type DiffColumn } from '../DiffTable/index.js'
import { filterItems } from '../ToggleGroup/filterItems.js'
import { ToggleGroup } from '../ToggleGroup/index.js'
import { importedProductsStrings } from './ImportedProducts.strings.js'
import { StyledImportedProducts } from './ImportedProducts.styles.js'
import { importFilters, type ImportedProductsProps } from './ImportedProducts.types.js'

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
      ...native
    },
    ref,
  ) {
    const strings = useStrings(importedProductsStrings)
    const field = useRef<HTMLInputElement>(null)
    const table = useRef<HTMLDivElement>(null)
    const columns = useMemo<readonly DiffColumn[]>(
      () => [
        { key: 'field', label: strings.field, kind: 'text' },
        { key: 'value', label: strings.value, kind: 'change', isWide: true, isFixed: true },
        { key: 'from', label: strings.from, kind: 'text' },
      ],
      [strings],
    )
    return (
      <StyledImportedProducts ref={ref} {...native}>
        <StyledDiffFilters>
          <StyledLine data-searching="">
            <SearchField
              ref={field}
              query={search}
              onQueryChange={onSearchChange}
              onLeave={() =>
                table.current
                  ?.querySelector<HTMLElement>('[role="treegrid"] [tabindex="0"]')
                  ?.focus()
              }
            />
            <ToggleGroup
              aria-label={strings.filters}
              value={filter}
              onValueChange={onFilterChange}
              items={filterItems(
                importFilters.filter((each) => each === filter || counts[each] !== undefined),
                { selected: filter, labels: strings, counts },
              )}
            />
          </StyledLine>
        </StyledDiffFilters>
        <DiffTable
          ref={table}
          label={strings.table}
          columns={columns}
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
          onSearch={() => field.current?.focus()}
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
