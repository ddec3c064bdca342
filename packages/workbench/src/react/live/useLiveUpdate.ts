import { useEffect, useSyncExternalStore } from 'react'
import type { LiveUpdate, LiveUpdateState } from '../../core/live/update/LiveUpdate.ts'
import type { Account } from '../../core/store/Account.ts'
import type { Session } from '../../core/store/Session.ts'
import { useModule } from '../useModule.ts'
import { useStores } from './useStores.ts'

const load = () => import('../../core/live/update/LiveUpdate.ts')

/** The update of the open live file, with its current state. */
export interface UsedLiveUpdate {
  readonly update: LiveUpdate
  readonly state: LiveUpdateState
}

const noopSubscribe = () => () => {}
const nothing = () => undefined

/** Returns the update of a live file; nothing for other files, and until it has loaded. */
export function useLiveUpdate(account: Account, session: Session): UsedLiveUpdate | undefined {
  const isLive = session.file.live !== undefined
  const stores = useStores()
  const module = useModule(load, isLive && stores !== undefined)
  const update = stores && module?.liveUpdateOf(account, session, stores)
  useEffect(() => update?.watch(), [update])
  const state = useSyncExternalStore(
    update?.state.subscribe ?? noopSubscribe,
    update?.state.getState ?? nothing,
    nothing,
  )
  return update && state && { update, state }
}
