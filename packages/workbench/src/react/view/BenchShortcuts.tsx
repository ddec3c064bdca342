import { SingleKeySwitch, useWorkbenchShortcuts } from '@dropwatt/ui/workbench'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { fileCommands } from '../commands.ts'
import type { Bench } from '../../core/store/Bench.ts'
import { BenchTextsProvider } from './BenchTextsProvider.tsx'

/** Adds the shortcuts of the workbench to the list of shortcuts while it is on the page. */
export function BenchShortcuts({ bench }: { bench: Bench }) {
  const groups = useWorkbenchShortcuts(useSingleKeys(bench))
  useEffect(() => {
    fileCommands.set({ shortcuts: { groups, children: <SingleKeys bench={bench} /> } })
  }, [bench, groups])
  useEffect(() => () => fileCommands.set({ shortcuts: undefined }), [])
  return null
}

/** The list is not inside the workbench, so it brings its texts. */
function SingleKeys({ bench }: { bench: Bench }) {
  const singleKeys = useSingleKeys(bench)
  return (
    <BenchTextsProvider>
      <SingleKeySwitch
        checked={singleKeys}
        onCheckedChange={(checked) => void bench.account.putSettings({ singleKeys: checked })}
      />
    </BenchTextsProvider>
  )
}

/** Returns whether keys without Control do something in the table. */
export function useSingleKeys({ account }: Bench): boolean {
  return useStore(account.state, ({ settings }) => settings.singleKeys)
}
