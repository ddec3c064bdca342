import { useCallback, useMemo, useState } from 'react'
import {
  TranslationTable,
  type TextFilter,
  type ListedTranslation,
  type TranslationTableProps,
} from '../workbench/TranslationTable/index.js'
import { sampleTexts } from './sampleTexts.js'

/** Texts in the memory of the page, with what an app would do about them. */
export function TranslationBench({
  texts = sampleTexts(),
  ...shown
}: Partial<TranslationTableProps> & { readonly texts?: readonly ListedTranslation[] }) {
  const [changed, setChanged] = useState<ReadonlyMap<number, ListedTranslation>>(new Map())
  const [filter, setFilter] = useState<TextFilter>('all')
  const [query, setQuery] = useState('')
  const all = useMemo(() => texts.map((text) => changed.get(text.row) ?? text), [texts, changed])
  const lists = useMemo(
    () => ({
      filled: all.filter(({ translation }) => translation !== ''),
      empty: all.filter(({ translation }) => translation === ''),
      review: all.filter(({ notes, isAccepted }) => notes.length > 0 && !isAccepted),
      all,
    }),
    [all],
  )
  const listed = useMemo(
    () => lists[filter].filter(({ source, field }) => `${source} ${field}`.includes(query)),
    [lists, filter, query],
  )
  const put = (row: ListedTranslation) => setChanged(new Map(changed).set(row.row, row))
  const rows = useCallback((index: number) => listed[index], [listed])
  return (
    <TranslationTable
      sourceLocale="en"
      locale="de"
      rowCount={listed.length}
      rows={rows}
      revision={changed.size}
      filter={filter}
      onFilterChange={setFilter}
      counts={{
        filled: lists.filled.length,
        empty: lists.empty.length,
        review: lists.review.length,
        all: all.length,
      }}
      query={query}
      onQueryChange={setQuery}
      {...shown}
      onType={(row, text) => {
        shown.onType?.(row, text)
        const { origin: _before, ...others } = row
        const typed = text !== '' && ({ origin: 'typed' } as const)
        put({ ...others, translation: text, ...typed, notes: [] })
      }}
      onAccept={(row) => {
        shown.onAccept?.(row)
        if (row.notes.length > 0) put({ ...row, isAccepted: true })
      }}
      onDiscard={(row) => {
        const before = texts.find((text) => text.row === row.row)
        if (before) put(before)
      }}
      onNextReview={(from, direction) => {
        const found =
          direction === 1
            ? listed.findIndex(
                ({ notes, isAccepted }, at) => at > from && notes.length > 0 && !isAccepted,
              )
            : listed.findLastIndex(
                ({ notes, isAccepted }, at) => at < from && notes.length > 0 && !isAccepted,
              )
        return Promise.resolve(found === -1 ? undefined : found)
      }}
    />
  )
}
