'use client'
import { ShortcutsDialog } from '../../components/ShortcutsDialog/index.js'
import { SingleKeySwitch } from './SingleKeySwitch.js'
import { useWorkbenchShortcuts } from './useWorkbenchShortcuts.js'
import type { WorkbenchShortcutsProps } from './WorkbenchShortcuts.types.js'

/** Lists the shortcuts of the workbench after those of the library, with the switch for single keys. */
export function WorkbenchShortcuts({
  open,
  onOpenChange,
  places,
  singleKeys,
  onSingleKeysChange,
}: WorkbenchShortcutsProps) {
  const groups = useWorkbenchShortcuts(singleKeys, places)
  return (
    <ShortcutsDialog open={open} onOpenChange={onOpenChange} groups={groups}>
      <SingleKeySwitch checked={singleKeys} onCheckedChange={onSingleKeysChange} />
    </ShortcutsDialog>
  )
}
