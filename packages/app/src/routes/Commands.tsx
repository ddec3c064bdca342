import { useUser } from '@dropwatt/auth'
import { CommandProvider, type CommandGroup } from '@dropwatt/ui'
import { useSyncExternalStore, type ReactNode } from 'react'
import { paths } from '../paths.ts'
import { useTexts } from '../wiring/LanguageProvider.tsx'
import { useLogout } from '../wiring/useLogout.ts'
import { usePreferences } from '../wiring/usePreferences.ts'
import { fileCommands } from '../../../workbench/src/react/commands.ts'
import { useOpenFile } from '../../../workbench/src/react/useOpenFile.ts'

/** Provides the command palette and the list of shortcuts to all pages. */
export function Commands({ children }: { children: ReactNode }) {
  const isSignedIn = useUser() !== null
  const { groups, shortcuts } = useFileCommands()
  return (
    <CommandProvider
      {...usePreferences()}
      signedIn={isSignedIn}
      groups={isSignedIn ? groups : undefined}
      shortcuts={shortcuts}
      onLogout={useLogout()}
    >
      {children}
    </CommandProvider>
  )
}

/** Returns the commands about files, and the shortcuts of the workbench. */
function useFileCommands() {
  const { workbench } = useTexts()
  const open = useOpenFile()
  const { get, subscribe } = fileCommands
  const { entries, shortcuts } = useSyncExternalStore(subscribe, get, get)
  const group: CommandGroup = {
    heading: workbench.group,
    entries: [
      { id: 'open-file', label: workbench.open, onSelect: () => open() },
      ...entries,
      { id: 'files', label: workbench.files, href: paths.files },
      { id: 'files-guide', label: workbench.guide, href: paths.filesGuide },
    ],
  }
  return { groups: [group], shortcuts }
}
