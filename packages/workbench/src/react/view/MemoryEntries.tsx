import { MemoryTable, type MemoryTableProps } from '@dropwatt/ui/workbench'
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { isFull, type TranslationTable } from '../../core/storage/FileStorage.ts'
import type { Account } from '../../core/store/Account.ts'
import { useBenchTexts } from './BenchTextsProvider.tsx'
import { saveBlob } from '../../core/saveBlob.ts'
import { writeCount } from '../writeCount.ts'

interface MemoryEntriesProps {
  account: Account
  table: TranslationTable
  /** Languages that are proposed for new entries. @default none */
  locales?: readonly string[]
  /** Level of the heading that an empty table shows. @default 3 */
  headingLevel?: MemoryTableProps['headingLevel']
}

// The parser loads with the first file.
const loadCsv = () => import('./memoryCsv.ts')

/** The glossary or the saved translations of the account. */
export function MemoryEntries({ account, table, locales, headingLevel }: MemoryEntriesProps) {
  const { memory } = account
  const state = useStore(memory.state)
  const { texts, language } = useBenchTexts()
  const words = texts.memory
  const [imported, setImported] = useState<MemoryTableProps['imported']>()

  useEffect(() => {
    void memory.load().catch(() => {})
  }, [memory])

  // What was added last comes first.
  const records = state[table]
  const entries = useMemo(
    () =>
      records.toReversed().map(({ source, locale, translation }) => ({
        id: JSON.stringify([locale, source]),
        source,
        locale,
        translation,
      })),
    [records],
  )
  const find = (id?: string) => entries.find((entry) => entry.id === id)
  const { removed } = state

  async function save(...[draft, id]: Parameters<MemoryTableProps['onSave']>): Promise<boolean> {
    try {
      await memory.put(table, draft, find(id))
      return true
    } catch {
      return false
    }
  }

  async function read(file: File): Promise<NonNullable<MemoryTableProps['imported']>> {
    const { readMemory } = await loadCsv()
    const found = await readMemory(file, locales?.[0] ?? '')
    if (!found) return { tone: 'danger', text: words.wrongColumns(file.name) }
    const { added, replaced, left } = await memory.add(table, found)
    return {
      tone: 'success',
      text: words.imported(
        writeCount(added, language),
        writeCount(replaced, language),
        writeCount(left, language),
        left,
      ),
    }
  }

  function importFile(file: File): void {
    read(file).then(setImported, (error: unknown) => {
      const text = isFull(error) ? words.unsaved : words.unreadable(file.name)
      setImported({ tone: 'danger', text })
    })
  }

  async function exportFile(): Promise<void> {
    const { writeMemory } = await loadCsv()
    const name = table === 'terms' ? words.files.glossary : words.files.translations
    saveBlob(writeMemory(records, table === 'terms'), name)
  }

  return (
    <MemoryTable
      kind={table === 'terms' ? 'glossary' : 'saved'}
      entries={entries}
      locales={locales}
      headingLevel={headingLevel}
      busy={!state.isReady}
      limit={table === 'terms' ? memory.limits.terms.most : undefined}
      onSave={save}
      onRemove={(id) => {
        const entry = find(id)
        setImported(undefined)
        if (entry) void memory.remove(table, entry)
      }}
      onRestore={() => void memory.restore().catch(() => {})}
      removed={
        removed?.table === table ? { ...removed.record, id: removed.record.source } : undefined
      }
      imported={imported}
      onImport={importFile}
      onExport={() => void exportFile()}
    />
  )
}
