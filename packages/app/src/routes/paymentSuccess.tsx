import { PaymentSuccessPage } from '@dropwatt/ui/pages'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../paths.ts'
import { usePreferences } from '../wiring/usePreferences.ts'

export function Component() {
  const preferences = usePreferences()
  const navigate = useNavigate()
  const leave = useCallback(() => void navigate(paths.dashboard, { replace: true }), [navigate])
  return <PaymentSuccessPage {...preferences} onContinue={leave} />
}
