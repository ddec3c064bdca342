import type { CommandProviderProps } from '@dropwatt/ui'
import { useSyncExternalStore } from 'react'
import { fileCommands } from './commands.ts'
import { useOpenFile } from './useOpenFile.ts'
import { useHost } from './WorkbenchHost.tsx'

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
): Required<Pick<CommandProviderProps, 'groups'>> & Pick<CommandProviderProps, 'shortcuts'> {
  const { user, paths } = useHost()
  const open = useOpenFile()
  const { get, subscribe } = fileCommands
  const { entries, shortcuts } = useSyncExternalStore(subscribe, get, get)
  if (user === undefined) return { groups: [], shortcuts }
  const group = {
    heading: labels.group,
    entries: [
      { id: 'open-file', label: labels.open, onSelect: () => open() },
      ...entries,
      { id: 'files', label: labels.files, href: paths.files },
      { id: 'files-guide', label: labels.guide, href: paths.filesGuide },
    ],
  }
  return { groups: [group], shortcuts }
}
