import { useCommands } from '@dropwatt/ui'
import {
  ImportedProducts,
  type DiffColumn,
  type DiffRow,
  type DiffTarget,
} from '@dropwatt/ui/workbench'
import { useCallback, useMemo } from 'react'
import type { Account } from '../../core/store/Account.ts'
import type { Importing, ImportingState } from '../../core/store/Importing.ts'
import { useBenchTexts } from './BenchTextsProvider.tsx'
import { importRow } from './importRows.ts'
import { useTableLook } from './useTableLook.ts'

interface ImportListProps {
  account: Account
  importing: Importing
  state: ImportingState
  singleKeys: boolean
  onApply: () => void
}

/** The fields whose values are aligned as numbers. */
const numbers: ReadonlySet<string> = new Set([
  'price',
  'compareAtPrice',
  'cost',
  'inventory',
  'grams',
])

/** The products of an import, with their values. */
export function ImportList({ account, importing, state, singleKeys, onApply }: ImportListProps) {
  const { texts, automations, language } = useBenchTexts()
  const commands = useCommands()
  const { slug } = importing
  const { options, outcome, list, query, rows, revision, progress, isApplying } = state
  const update = outcome?.update
  const own = automations[slug]
  const isCompared = outcome?.isCompared ?? false
  const rowAt = useCallback(
    (index: number): DiffRow | undefined => {
      const row = rows.row(index)
      return row && importRow(row, own, texts, language, isCompared)
    },
    [rows, own, texts, language, isCompared],
  )
  const columns = useMemo(
    (): readonly DiffColumn[] | undefined =>
      update?.fields.map((field) => ({
        key: field,
        label: own.columns[field] ?? field,
        kind: 'change',
        isNumber: numbers.has(field),
        isShort: field === 'inventory' || field === 'grams',
      })),
    [update, own],
  )
  const choices = useTableLook(account, update ? `${slug}/update` : slug)
  if (!outcome || !list) return null
  const { counts } = outcome
  function toggle(target: DiffTarget, isExcluded: boolean) {
    if (isApplying) return
    if ('product' in target) void importing.exclude(target.product, isExcluded)
    // To exclude the column of a field is not to tick it.
    const field = target.kind === 'column' ? update?.fields[target.column] : undefined
    if (field === undefined || !isExcluded) return
    const ticked = options['update'] as readonly string[]
    importing.setOption(
      'update',
      ticked.filter((each) => each !== field),
    )
  }

  return (
    <ImportedProducts
      {...choices}
      {...(update && {
        columns,
        update: {
          ...update,
          cells: list.chosen?.cells ?? update.cells,
          added: list.chosen?.added ?? 0,
          review: outcome.counts.review,
          fields: update.fields.map((field) => own.columns[field] ?? field),
        },
      })}
      filter={query.filter}
      onFilterChange={(filter) => void importing.setQuery({ filter })}
      counts={{
        all: counts.products,
        ...(isCompared && { new: counts.new, changed: counts.changed, gone: counts.gone }),
        review: counts.review,
        ...(counts.conflicts > 0 && { conflicts: counts.conflicts }),
      }}
      search={query.search}
      onSearchChange={(search) => void importing.setQuery({ search })}
      rowCount={list.count}
      rows={rowAt}
      revision={revision}
      onRange={importing.readRows}
      onExpand={(product, isExpanded) => void importing.expand(product, isExpanded)}
      onExclude={(target) => toggle(target, true)}
      onInclude={(target) => toggle(target, false)}
      onNextReview={(from, direction) => importing.nextReview(from, direction)}
      onApply={onApply}
      singleKeys={singleKeys}
      isStale={progress !== 'ready'}
      {...(commands && { onShortcuts: commands.openShortcuts })}
    />
  )
}
