import { useUser } from '@dropwatt/auth'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Intake } from './intake.ts'

/** Returns a function that opens a file; without one, it lets the owner choose. */
export function useOpenFile(): (intake?: Intake) => void {
  const user = useUser()?.id
  const navigate = useNavigate()
  return useCallback(
    (intake) => {
      if (user === undefined) return
      void import('./parts.ts')
        .then((parts) => parts.loadIntake())
        .then(({ openIntake }) => openIntake(user, navigate, intake))
    },
    [user, navigate],
  )
}
