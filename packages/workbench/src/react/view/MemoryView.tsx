import { ToggleGroup, ViewInset } from '@dropwatt/ui/workbench'
import { useState } from 'react'
import { useStore } from 'zustand'
import type { TranslationTable } from '../../core/storage/FileStorage.ts'
import type { Bench } from '../../core/store/Bench.ts'
import { useBenchTexts } from './BenchTextsProvider.tsx'
import { MemoryEntries } from './MemoryEntries.tsx'

/** The glossary and the saved translations, on the page of what is saved on this device. */
export function MemoryView({ bench }: { bench: Bench }) {
  const { texts } = useBenchTexts()
  const [table, setTable] = useState<TranslationTable>('terms')
  const terms = useStore(bench.account.memory.state, (state) => state.terms)
  const translations = useStore(bench.account.memory.state, (state) => state.translations)
  const words = texts.memory
  return (
    <>
      <ViewInset kind="panel" flush="end">
        <ToggleGroup
          aria-label={words.views}
          value={table}
          onValueChange={setTable}
          items={[
            { value: 'terms', label: words.glossary, count: terms.length },
            { value: 'translations', label: words.translations, count: translations.length },
          ]}
        />
      </ViewInset>
      <MemoryEntries key={table} account={bench.account} table={table} headingLevel={2} />
    </>
  )
}
