import type { DashboardOverviewPageProps } from '@dropwatt/ui/pages'
import { useMemo } from 'react'
import { useStoresState } from './live/useStores.ts'
import { useModule } from './useModule.ts'

const load = () => import('./live/ConnectStepView.tsx')

/** Returns what the first steps of the overview show of stores; nothing where the server reaches none. */
export function useFirstSteps(): Pick<DashboardOverviewPageProps, 'doneStep' | 'stepActions'> {
  const state = useStoresState()
  const isConnected = state?.stores.some((store) => store.state === 'connected')
  const isMissing = state?.status === 'loaded' && !isConnected
  const view = useModule(load, isMissing)
  const stepActions = useMemo(() => view && { 'connect-store': <view.ConnectStepView /> }, [view])
  return { doneStep: isConnected ? 'connect-store' : undefined, stepActions }
}
