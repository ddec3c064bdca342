import { useUser } from '@dropwatt/auth'
import { CommandProvider } from '@dropwatt/ui'
import { useWorkbenchCommands } from '@dropwatt/workbench'
import type { ReactNode } from 'react'
import { useTexts } from '../wiring/LanguageProvider.tsx'
import { useLogout } from '../wiring/useLogout.ts'
import { usePreferences } from '../wiring/usePreferences.ts'

/** Provides the command palette and the list of shortcuts to all pages. */
export function Commands({ children }: { children: ReactNode }) {
  return (
    <CommandProvider
      {...usePreferences()}
      signedIn={useUser() !== null}
      {...useWorkbenchCommands(useTexts().workbench)}
      onLogout={useLogout()}
    >
      {children}
    </CommandProvider>
  )
}
