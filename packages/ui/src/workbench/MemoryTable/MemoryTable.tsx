'use client'
import { forwardRef, useRef, useState } from 'react'
import { Button } from '../../components/Button/index.js'
import { EmptyState } from '../../components/EmptyState/index.js'
import { IconButton } from '../../components/IconButton/index.js'
import { Select } from '../../components/Select/index.js'
import { Skeleton } from '../../components/Skeleton/index.js'
import { Table, type TableColumn } from '../../components/Table/index.js'
import { useStrings } from '../../i18n/index.js'
import {
  DownloadIcon,
  FixIcon,
  LanguageIcon,
  PlusIcon,
  RemoveIcon,
  SearchIcon,
  UploadIcon,
} from '../../icons/index.js'
import { SearchField } from '../DiffFilters/SearchField.js'
import { Notice } from '../Notice/index.js'
import { offBecause } from '../offBecause.js'
import { directionOf } from '../TranslationTable/directionOf.js'
import { useFigures } from '../useFigures.js'
import { EntryDialog } from './EntryDialog.js'
import { memoryTableStrings } from './MemoryTable.strings.js'
import {
  StyledActions,
  StyledFilters,
  StyledFoot,
  StyledHead,
  StyledMemory,
  StyledNotices,
  StyledText,
} from './MemoryTable.styles.js'
import type { MemoryEntry, MemoryKind, MemoryTableProps } from './MemoryTable.types.js'

/** Number of entries that are added on request, as there can be thousands. */
const step = 100
const none: readonly string[] = []

type Words = (typeof memoryTableStrings)['en']

/** Returns the columns of the table; the functions are called with the entry of a row. */
function columnsOf(
  kind: MemoryKind,
  strings: Words,
  onEdit: (entry: MemoryEntry) => void,
  onRemove: (entry: MemoryEntry) => void,
): readonly TableColumn<MemoryEntry>[] {
  return [
    {
      id: 'source',
      header: kind === 'glossary' ? strings.term : strings.source,
      rowHeader: true,
      cell: ({ source }) => <StyledText dir="auto">{source}</StyledText>,
    },
    {
      id: 'translation',
      header: strings.translation,
      cell: (entry) => (
        <StyledText lang={entry.locale} dir={directionOf(entry.locale)}>
          {entry.translation}
        </StyledText>
      ),
    },
    { id: 'locale', header: strings.language, cell: (entry) => entry.locale },
    {
      id: 'actions',
      header: strings.actions,
      headerHidden: true,
      align: 'end',
      cell: (entry) => (
        <StyledActions>
          <IconButton
            label={strings.edit(entry.source)}
            icon={<FixIcon />}
            onClick={() => onEdit(entry)}
          />
          <IconButton
            label={strings.remove(entry.source)}
            icon={<RemoveIcon />}
            onClick={() => onRemove(entry)}
          />
        </StyledActions>
      ),
    },
  ]
}

/** Shows the terms of a glossary or saved translations, to search, edit, import and export. */
export const MemoryTable = forwardRef<HTMLDivElement, MemoryTableProps>(function MemoryTable(
  {
    kind,
    entries,
    locales = none,
    onSave,
    onRemove,
    onRestore,
    removed,
    onImport,
    onExport,
    imported,
    limit,
    busy = false,
    headingLevel = 3,
    ...native
  },
  ref,
) {
  const strings = useStrings(memoryTableStrings)
  const { count } = useFigures()
  const [query, setQuery] = useState('')
  const [locale, setLocale] = useState('')
  const [most, setMost] = useState(step)
  const [edited, setEdited] = useState<MemoryEntry>()
  const [isOpen, setOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)

  const used = [...new Set(entries.map((entry) => entry.locale))].toSorted()
  const chosen = used.includes(locale) ? locale : ''
  const wanted = query.trim().toLocaleLowerCase()
  const found = entries.filter(
    (entry) =>
      (chosen === '' || entry.locale === chosen) &&
      (wanted === '' ||
        entry.source.toLocaleLowerCase().includes(wanted) ||
        entry.translation.toLocaleLowerCase().includes(wanted)),
  )
  const atWork = busy ? strings.busy : undefined
  const isFull = limit !== undefined && entries.length >= limit
  const add = { glossary: strings.addTerm, saved: strings.addText }[kind]

  function edit(entry?: MemoryEntry) {
    setEdited(entry)
    setOpen(true)
  }

  function remove(entry: MemoryEntry) {
    onRemove(entry.id)
    // Its row, which has focus, is gone.
    addButton.current?.focus()
  }

  const empty =
    entries.length > 0 ? (
      <EmptyState
        icon={SearchIcon}
        headingLevel={headingLevel}
        heading={strings.noMatch(query)}
        action={
          <Button variant="outline" onClick={() => setQuery('')}>
            {strings.clearSearch}
          </Button>
        }
      />
    ) : (
      <EmptyState
        icon={LanguageIcon}
        headingLevel={headingLevel}
        heading={kind === 'glossary' ? strings.noneGlossary : strings.noneSaved}
      >
        {kind === 'glossary' ? strings.noneGlossaryText : strings.noneSavedText}
      </EmptyState>
    )

  return (
    <StyledMemory {...native} ref={ref} aria-busy={busy || undefined}>
      <StyledHead>
        <p>
          {kind === 'glossary' ? strings.glossaryText : strings.savedText} {strings.onDevice}
        </p>
        <StyledActions>
          <Button
            size="sm"
            variant="ghost"
            leading={<UploadIcon />}
            onClick={() => input.current?.click()}
            {...offBecause(atWork)}
          >
            {strings.import}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            leading={<DownloadIcon />}
            onClick={onExport}
            {...offBecause(atWork ?? (entries.length === 0 ? strings.noEntries : undefined))}
          >
            {strings.export}
          </Button>
          <Button
            ref={addButton}
            size="sm"
            variant="outline"
            leading={<PlusIcon />}
            onClick={() => edit()}
            {...offBecause(atWork ?? (isFull ? strings.full(count(limit)) : undefined))}
          >
            {add}
          </Button>
        </StyledActions>
      </StyledHead>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        aria-label={strings.import}
        hidden
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          // The same file can be chosen again after it was corrected.
          event.currentTarget.value = ''
          if (file) onImport(file)
        }}
      />
      <StyledNotices role="status">
        {removed && (
          <Notice
            title={strings.removed(removed.source)}
            actions={
              <Button
                size="sm"
                variant="outline"
                onClick={() => {
                  onRestore()
                  addButton.current?.focus()
                }}
              >
                {strings.undo}
              </Button>
            }
          />
        )}
        {imported && <Notice tone={imported.tone} title={imported.text} />}
        {isFull && <Notice tone="warning" title={strings.full(count(limit))} />}
      </StyledNotices>
      {busy ? (
        <StyledFilters role="status" aria-label={strings.loading}>
          <Skeleton height={40} shape="block" />
          <Skeleton height={40} shape="block" />
        </StyledFilters>
      ) : (
        <>
          {entries.length > 0 && (
            <StyledFilters>
              <SearchField
                label={strings.search}
                hint={strings.searchHint}
                query={query}
                onQueryChange={setQuery}
              />
              {used.length > 1 && (
                <Select
                  label={strings.locale}
                  value={chosen}
                  options={[
                    { value: '', label: strings.allLocales },
                    ...used.map((value) => ({ value, label: value })),
                  ]}
                  onChange={(event) => setLocale(event.currentTarget.value)}
                />
              )}
            </StyledFilters>
          )}
          <Table
            caption={kind === 'glossary' ? strings.glossary : strings.saved}
            captionHidden
            columns={columnsOf(kind, strings, edit, remove)}
            rows={found.slice(0, most)}
            rowKey={({ id }) => id}
            empty={empty}
          />
          {entries.length > 0 && (
            <StyledFoot>
              <span>
                {strings.shown(
                  count(Math.min(found.length, most)),
                  count(entries.length),
                  entries.length,
                )}
              </span>
              {found.length > most && (
                <Button size="sm" variant="ghost" onClick={() => setMost(most + step)}>
                  {strings.more(count(Math.min(step, found.length - most)), found.length - most)}
                </Button>
              )}
            </StyledFoot>
          )}
        </>
      )}
      <EntryDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        kind={kind}
        entry={edited}
        entries={entries}
        locales={[...new Set([...locales, ...used])]}
        onSave={onSave}
      />
    </StyledMemory>
  )
})
