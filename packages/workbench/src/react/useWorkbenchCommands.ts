import type { CommandProviderProps } from '@dropwatt/ui'
import { useSyncExternalStore } from 'react'
import { fileCommands, openKey } from './commands.ts'
import type { HostPaths } from './WorkbenchHost.tsx'

/** The labels of the commands that are there before the workbench has loaded. */
export interface CommandLabels {
  /** The heading of the group. */
  readonly group: string
  readonly open: string
  readonly files: string
  readonly guide: string
}

/** Returns the commands about files, and the shortcuts of the workbench while it is on the page. */
export function useWorkbenchCommands(
  labels: CommandLabels,
  paths: Pick<HostPaths, 'files' | 'filesGuide'>,
): Required<Pick<CommandProviderProps, 'groups'>> & Pick<CommandProviderProps, 'shortcuts'> {
  const { get, subscribe } = fileCommands
  const { open, entries, ofStore, shortcuts } = useSyncExternalStore(subscribe, get, get)
  const group = {
    heading: labels.group,
    entries: [
      {
        id: 'open-file',
        label: labels.open,
        ...(open ? { onSelect: open } : { href: paths.files }),
      },
      ...ofStore,
      ...entries,
      { id: 'files', label: labels.files, href: paths.files },
      { id: 'files-guide', label: labels.guide, href: paths.filesGuide },
    ],
  }
  const opening = {
    heading: labels.group,
    shortcuts: [{ label: labels.open, keys: [['command', openKey.toUpperCase()]] }],
  }
  return {
    groups: [group],
    shortcuts: open && { ...shortcuts, groups: [opening, ...(shortcuts?.groups ?? [])] },
  }
}
