import { SingleKeySwitch, useWorkbenchShortcuts } from '@dropwatt/ui/workbench'
import { useEffect } from 'react'
import { fileCommands } from '../commands.ts'
import type { Bench } from '../store/Bench.ts'
import { BenchTextsProvider } from './BenchTextsProvider.tsx'
import { useAccountState } from './useBench.ts'

/** Adds the shortcuts of the workbench to the list of shortcuts while it is on the page. */
export function BenchShortcuts({ bench }: { bench: Bench }) {
  const { settings } = useAccountState(bench.account)
  const groups = useWorkbenchShortcuts(settings.singleKeys)
  useEffect(() => {
    fileCommands.set({ shortcuts: { groups, children: <SingleKeys bench={bench} /> } })
  }, [bench, groups])
  useEffect(() => () => fileCommands.set({ shortcuts: undefined }), [])
  return null
}

/** The list is not inside the workbench, so it brings its texts. */
function SingleKeys({ bench }: { bench: Bench }) {
  const { settings } = useAccountState(bench.account)
  return (
    <BenchTextsProvider>
      <SingleKeySwitch
        checked={settings.singleKeys}
        onCheckedChange={(singleKeys) => void bench.account.putSettings({ singleKeys })}
      />
    </BenchTextsProvider>
  )
}
