import { useUser } from '@dropwatt/auth'
import { useCallback } from 'react'
import type { Intake } from '../core/intake.ts'
import { useGo } from './useGo.ts'

/** Returns a function that opens a file; without one, it asks for it in a dialog. */
export function useOpenFile(): (intake?: Intake) => void {
  const user = useUser()?.id
  const go = useGo()
  return useCallback(
    (intake) => {
      if (user === undefined) return
      void import('./openIntake.ts').then(({ openIntake }) => openIntake(user, go, intake))
    },
    [user, go],
  )
}
