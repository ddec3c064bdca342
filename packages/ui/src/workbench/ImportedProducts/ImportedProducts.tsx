'use client'
import { forwardRef, useMemo, useRef } from 'react'
import { useStrings } from '../../i18n/index.js'
import { SecureIcon } from '../../icons/index.js'
import { SearchField } from '../DiffFilters/SearchField.js'
import { StyledDiffFilters, StyledLine } from '../DiffFilters/DiffFilters.styles.js'
import { DiffTable, type DiffColumn } from '../DiffTable/index.js'
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
      ...native
    },
    ref,
  ) {
    const strings = useStrings(importedProductsStrings)
    const field = useRef<HTMLInputElement>(null)
    const table = useRef<HTMLDivElement>(null)
    const usual = useMemo<readonly DiffColumn[]>(
      () => [
        { key: 'field', label: strings.field, kind: 'text' },
        { key: 'value', label: strings.value, kind: 'change', isWide: true, isFixed: true },
        { key: 'from', label: strings.from, kind: 'text' },
      ],
      [strings],
    )
    return (
      <StyledImportedProducts ref={ref} {...native}>
        {update && <UpdateText update={update} />}
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
          columns={ownColumns ?? usual}
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
