import { useUser } from '@dropwatt/auth'
import { CommandProvider, type CommandGroup } from '@dropwatt/ui'
import { useSyncExternalStore, type ReactNode } from 'react'
import { paths } from '../paths.ts'
import { useTexts } from '../wiring/LanguageProvider.tsx'
import { useLogout } from '../wiring/useLogout.ts'
import { usePreferences } from '../wiring/usePreferences.ts'
import { fileCommands } from '../workbench/commands.ts'
import { useOpenFile } from '../workbench/useOpenFile.ts'

/** Provides the command palette and the list of shortcuts to all pages. */
export function Commands({ children }: { children: ReactNode }) {
  const isSignedIn = useUser() !== null
  const groups = useFileCommands()
  return (
    <CommandProvider
      {...usePreferences()}
      signedIn={isSignedIn}
      groups={isSignedIn ? groups : undefined}
      onLogout={useLogout()}
    >
      {children}
    </CommandProvider>
  )
}

const none: ReturnType<typeof fileCommands.get> = []

/** Returns the commands about files. */
function useFileCommands(): readonly CommandGroup[] {
  const { workbench } = useTexts()
  const open = useOpenFile()
  const more = useSyncExternalStore(fileCommands.subscribe, fileCommands.get, () => none)
  return [
    {
      heading: workbench.group,
      entries: [
        { id: 'open-file', label: workbench.open, onSelect: () => open() },
        ...more,
        { id: 'files', label: workbench.files, href: paths.files },
      ],
    },
  ]
}
