import type { TranslationFilter } from '@dropwatt/automations'
import {
  RemarkList,
  TranslationSummary,
  TranslationTable,
  textFilters,
  useReadOnlyWords,
  type TranslationTableHandle,
} from '@dropwatt/ui/workbench'
import { useCallback, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import type { Session } from '../../core/store/Session.ts'
import type { PreviewState } from '../../core/store/PreviewState.ts'
import type { SessionState } from '../../core/store/SessionState.ts'
import { useBenchTexts } from './BenchTextsProvider.tsx'
import { listedRemarks } from './diffRows.ts'
import { reasonText } from './reasonText.ts'
import { shownTranslation } from './translationRows.ts'
import { useIsSlow, useShownProgress } from './useLasting.ts'

interface TranslationsViewProps {
  session: Session
  state: SessionState
  preview: PreviewState
  onShow: (filter: TranslationFilter | undefined) => void
  /** Whether the list is to take focus, as the member asked for what it shows; true once for each time. */
  takeFocus: () => boolean
}

/** The texts of a translation export with their translations, to look through and to type. */
export function TranslationsView({
  session,
  state,
  preview,
  onShow,
  takeFocus,
}: TranslationsViewProps) {
  const { texts: list } = session.preview
  const status = useStore(list.state, (known) => known.status)
  const query = useStore(list.state, (known) => known.query)
  const rows = useStore(list.state, (known) => known.rows)
  const revision = useStore(list.state, (known) => known.revision)
  const accepted = useStore(list.state, (known) => known.accepted)
  const { automations, language } = useBenchTexts()
  const readOnlyWords = useReadOnlyWords()
  const words = automations['product-translation']
  const progress = useShownProgress(preview)
  const table = useRef<TranslationTableHandle>(null)
  const isLocked = useIsSlow(state.work !== undefined)
  const filter = textFilters.find((name) => name === preview.filter) ?? 'all'

  useEffect(() => {
    list.setQuery({ filter })
  }, [list, filter])

  const isWanted = progress === 'ready' && status !== undefined && query.filter === filter
  useEffect(() => {
    if (isWanted && takeFocus()) table.current?.focusRows()
  }, [isWanted, takeFocus])

  const rowAt = useCallback(
    (index: number) => {
      const row = rows.row(index)
      return row && shownTranslation(row, accepted, words, language)
    },
    [rows, accepted, words, language],
  )

  return (
    <>
      <TranslationSummary
        counts={status?.counts}
        accepted={accepted.size}
        state={progress}
        nothing={reasonText(preview.list?.summary.nothing, words, language, readOnlyWords)}
      />
      <RemarkList
        remarks={listedRemarks(preview.outcome?.remarks ?? [], words, language, readOnlyWords)}
      />
      {status && (
        <TranslationTable
          ref={table}
          locale={status.locale}
          rowCount={status.count}
          rows={rowAt}
          revision={revision}
          onRange={list.readRows}
          filter={filter}
          onFilterChange={(next) => onShow(next === 'all' ? undefined : next)}
          counts={{
            filled: status.counts.filled,
            empty: status.counts.empty,
            review: Math.max(0, status.counts.review - accepted.size),
            all: status.counts.texts,
          }}
          query={query.search}
          onQueryChange={(search) => session.preview.setSearch(search)}
          onType={(row, text) => list.type(row, text)}
          onAccept={(row) => {
            if (row.notes.length > 0) list.accept(row)
          }}
          onDiscard={(row) => list.type(row, undefined)}
          onNextReview={(from, direction) =>
            list.nextReview(from, direction === 1 ? 'next' : 'previous')
          }
          isStale={progress !== 'ready'}
          isReadOnly={!state.canEdit || isLocked}
        />
      )}
    </>
  )
}
