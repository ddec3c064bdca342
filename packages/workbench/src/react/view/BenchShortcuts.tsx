import { LocaleProvider } from '@dropwatt/ui'
import { SingleKeySwitch, useWorkbenchShortcuts } from '@dropwatt/ui/workbench'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { fileCommands } from '../commands.ts'
import type { Bench } from '../../core/store/Bench.ts'
import { useBenchTexts } from './BenchTextsProvider.tsx'
import type { BenchLanguage } from './language.ts'

/** Adds the shortcuts of the workbench to the list of shortcuts while it is on the page. */
export function BenchShortcuts({ bench }: { bench: Bench }) {
  const groups = useWorkbenchShortcuts(useSingleKeys(bench))
  const { catalog } = useBenchTexts()
  useEffect(() => {
    fileCommands.set({
      shortcuts: { groups, children: <SingleKeys bench={bench} catalog={catalog} /> },
    })
  }, [bench, groups, catalog])
  useEffect(() => () => fileCommands.set({ shortcuts: undefined }), [])
  return null
}

interface SingleKeysProps extends Pick<BenchLanguage, 'catalog'> {
  bench: Bench
}

/** The list is outside of the workbench, also of its host, so it brings its texts. */
function SingleKeys({ bench, catalog }: SingleKeysProps) {
  const singleKeys = useSingleKeys(bench)
  return (
    <LocaleProvider catalog={catalog}>
      <SingleKeySwitch
        checked={singleKeys}
        onCheckedChange={(checked) => void bench.account.putSettings({ singleKeys: checked })}
      />
    </LocaleProvider>
  )
}

/** Returns whether keys without Control do something in the table. */
export function useSingleKeys({ account }: Bench): boolean {
  return useStore(account.state, ({ settings }) => settings.singleKeys)
}
