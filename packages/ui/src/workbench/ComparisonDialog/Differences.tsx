'use client'
import type { ComparisonFilter } from '@dropwatt/automations'
import { useRef } from 'react'
import { EmptyState } from '../../components/EmptyState/index.js'
import { IconButton } from '../../components/IconButton/index.js'
import { Menu } from '../../components/Menu/index.js'
import { useStrings } from '../../i18n/index.js'
import { ColumnsIcon, PassedIcon } from '../../icons/index.js'
import { FilterLine } from '../DiffFilters/FilterLine.js'
import type { DiffFiltersHandle } from '../DiffFilters/index.js'
import { DiffTable } from '../DiffTable/index.js'
import { ToggleGroup } from '../ToggleGroup/index.js'
import { useFigures } from '../useFigures.js'
import { comparisonDialogStrings } from './ComparisonDialog.strings.js'
import { StyledColumns, StyledFilters, StyledHint, StyledTable } from './ComparisonDialog.styles.js'
import type { ComparisonDialogProps, ComparisonResult } from './ComparisonDialog.types.js'
import { useWordedRows } from './useWordedRows.js'

const filters = ['all', 'new', 'missing', 'changed'] as const satisfies readonly ComparisonFilter[]

interface DifferencesProps extends Pick<ComparisonDialogProps, 'onQueryChange'> {
  readonly result: Omit<ComparisonResult, 'earlier' | 'later'>
  /** Whether the other side is the store of the open file, so that only cells can differ. @default false */
  readonly isWithStore?: boolean
  readonly isStale: boolean
}

/** The differences in columns, then in products, with filters. */
export function Differences({
  result,
  isWithStore = false,
  isStale,
  onQueryChange,
}: DifferencesProps) {
  const strings = useStrings(comparisonDialogStrings)
  const { count, list } = useFigures()
  const { counts, columns, newColumns, missingColumns } = result
  const { filter, search, hidden } = result.query
  const rows = useWordedRows(result.rows)
  const tools = useRef<DiffFiltersHandle>(null)
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
        <EmptyState icon={PassedIcon} heading={isWithStore ? strings.storeNone : strings.none}>
          {isWithStore ? strings.storeNoneText : strings.noneText(count(counts.same), counts.same)}
        </EmptyState>
      ) : (
        <>
          <StyledFilters>
            <FilterLine
              ref={tools}
              query={search}
              onQueryChange={(text) => onQueryChange({ search: text })}
              onLeaveSearch={() =>
                table.current
                  ?.querySelector<HTMLElement>('[role="treegrid"] [tabindex="0"]')
                  ?.focus()
              }
              filters={
                isWithStore ? undefined : (
                  <ToggleGroup
                    aria-label={strings.filters}
                    value={filter}
                    onValueChange={(value) => onQueryChange({ filter: value })}
                    items={filters.map((value) => ({
                      value,
                      label: strings[value],
                      count: value === 'all' ? all : sizes[value],
                      disabled: value !== 'all' && value !== filter && sizes[value] === 0,
                    }))}
                  />
                )
              }
              {...(columns.length > 0 && {
                menus: (
                  <Menu
                    label={strings.columns}
                    align="end"
                    trigger={<IconButton label={strings.columns} icon={<ColumnsIcon />} />}
                    items={columns.map(({ index, name }) => ({
                      kind: 'checkbox',
                      id: `${index}`,
                      label: name,
                      checked: !hidden.includes(index),
                      onCheckedChange: (isShown) => {
                        const others = hidden.filter((column) => column !== index)
                        onQueryChange({ hidden: isShown ? others : [...others, index] })
                      },
                    }))}
                  />
                ),
              })}
            />
          </StyledFilters>
          <StyledTable>
            <DiffTable
              ref={table}
              key={`${filter} ${search}`}
              label={strings.table}
              columns={[
                {
                  key: 'texts',
                  label: isWithStore ? strings.storeChange : strings.change,
                  kind: 'change',
                },
              ]}
              rowCount={result.rowCount}
              rows={rows}
              revision={result.revision}
              onRange={result.onRange}
              query={search}
              onClearSearch={() => onQueryChange({ search: '' })}
              onSearch={() => tools.current?.focusSearch()}
              isStale={isStale}
              isReadOnly
            />
          </StyledTable>
          {!isWithStore && <StyledHint>{strings.rows}</StyledHint>}
        </>
      )}
    </>
  )
}
