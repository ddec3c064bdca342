import { useUser } from '@dropwatt/auth'
import { CommandProvider } from '@dropwatt/ui'
import { useWorkbenchCommands } from '@dropwatt/workbench'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { useTexts } from '../wiring/LanguageProvider.tsx'
import { useLogout } from '../wiring/useLogout.ts'
import { usePreferences } from '../wiring/usePreferences.ts'

/** Provides the command palette and the list of shortcuts to all pages. */
export function Commands({ children }: { children: ReactNode }) {
  const isSignedIn = useUser() !== null
  const { groups, shortcuts } = useWorkbenchCommands(useTexts().workbench, paths)
  return (
    <CommandProvider
      {...usePreferences()}
      signedIn={isSignedIn}
      groups={isSignedIn ? groups : undefined}
      shortcuts={shortcuts}
      {...useLogout()}
    >
      {children}
    </CommandProvider>
  )
}
