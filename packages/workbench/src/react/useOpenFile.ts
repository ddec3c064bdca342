import { useCallback } from 'react'
import type { Intake } from '../core/intake.ts'
import { useHost } from './WorkbenchHost.tsx'

/** Returns a function that opens a file; without one, it asks for it in a dialog. */
export function useOpenFile(): (intake?: Intake) => void {
  const host = useHost()
  return useCallback(
    (intake) => {
      if (host.user === undefined) return
      void import('./openIntake.ts').then(({ openIntake }) => openIntake(host, intake))
    },
    [host],
  )
}
