'use client'
import { useRef } from 'react'
import { EmptyState } from '../../components/EmptyState/index.js'
import { IconButton } from '../../components/IconButton/index.js'
import { Menu } from '../../components/Menu/index.js'
import { useStrings } from '../../i18n/index.js'
import { ColumnsIcon, PassedIcon } from '../../icons/index.js'
import { SearchField } from '../DiffFilters/SearchField.js'
import { StyledLine } from '../DiffFilters/DiffFilters.styles.js'
import { DiffTable } from '../DiffTable/index.js'
import { ToggleGroup } from '../ToggleGroup/index.js'
import { useFigures } from '../useFigures.js'
import { comparisonDialogStrings } from './ComparisonDialog.strings.js'
import { StyledColumns, StyledFilters, StyledHint, StyledTable } from './ComparisonDialog.styles.js'
import {
  comparisonFilters,
  type ComparisonDialogProps,
  type ComparisonResult,
} from './ComparisonDialog.types.js'
import { useWordedRows } from './useWordedRows.js'

interface DifferencesProps extends Pick<
  ComparisonDialogProps,
  'onFilterChange' | 'onSearchChange' | 'onColumnChange'
> {
  readonly result: ComparisonResult
  readonly isStale: boolean
}

/** The differences in columns, then in products, with filters. */
export function Differences({
  result,
  isStale,
  onFilterChange,
  onSearchChange,
  onColumnChange,
}: DifferencesProps) {
  const strings = useStrings(comparisonDialogStrings)
  const { count, list } = useFigures()
  const { counts, columns, filter, search, newColumns, missingColumns } = result
  const rows = useWordedRows(result.rows)
  const field = useRef<HTMLInputElement>(null)
  const table = useRef<HTMLDivElement>(null)
  const { new: added, missing } = counts
  const sizes = { new: added, missing, changed: result.shownChanges }
  const all = added + missing + result.shownChanges
  const isEmpty = added + missing + counts.changed === 0
  const oneSided = [
    newColumns.length > 0 && strings.newColumns(list(newColumns), newColumns.length),
    missingColumns.length > 0 &&
      strings.missingColumns(list(missingColumns), missingColumns.length),
  ].filter((line) => line !== false)

  return (
    <>
      {oneSided.length > 0 && (
        <StyledColumns>
          {oneSided.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </StyledColumns>
      )}
      {isEmpty ? (
        <EmptyState icon={PassedIcon} heading={strings.none}>
          {strings.noneText(count(counts.same), counts.same)}
        </EmptyState>
      ) : (
        <>
          <StyledFilters>
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
                items={comparisonFilters.map((value) => ({
                  value,
                  label: strings[value],
                  count: value === 'all' ? all : sizes[value],
                  disabled: value !== 'all' && value !== filter && sizes[value] === 0,
                }))}
              />
              {columns.length > 0 && (
                <div data-menus="">
                  <Menu
                    label={strings.columns}
                    align="end"
                    trigger={<IconButton label={strings.columns} icon={<ColumnsIcon />} />}
                    items={columns.map(({ key, label, isHidden = false }) => ({
                      kind: 'checkbox',
                      id: key,
                      label,
                      checked: !isHidden,
                      onCheckedChange: (isShown) => onColumnChange(key, isShown),
                    }))}
                  />
                </div>
              )}
            </StyledLine>
          </StyledFilters>
          <StyledTable>
            <DiffTable
              ref={table}
              key={`${filter} ${search}`}
              label={strings.table}
              columns={[{ key: 'texts', label: strings.change, kind: 'change' }]}
              rowCount={result.rowCount}
              rows={rows}
              revision={result.revision}
              onRange={result.onRange}
              query={search}
              onClearSearch={() => onSearchChange('')}
              onSearch={() => field.current?.focus()}
              isStale={isStale}
              isReadOnly
            />
          </StyledTable>
          <StyledHint>{strings.rows}</StyledHint>
        </>
      )}
    </>
  )
}
