import { usePauseTitle, useStoreFailure, type StoreJobPause } from '@dropwatt/ui/store'
import { StoreFailed } from '../../../core/live/StoreFailed.ts'
import { jobReasons } from '../failureReasons.ts'

/** Returns a function that words the reason why something about a job of a store was not done. */
export function useJobFailure(store: string): (error: unknown) => string {
  const wordOf = useStoreFailure()
  const pauseTitle = usePauseTitle()
  return (error) => {
    const { code, scopes } =
      error instanceof StoreFailed ? error : { code: 'unexpected' as const, scopes: [] }
    const [scope] = scopes
    const pause: StoreJobPause | undefined =
      code === 'reconnect'
        ? { kind: 'reconnect' }
        : code === 'missing-scopes' && scope !== undefined
          ? { kind: 'scope', scope, values: 0 }
          : undefined
    return pause ? pauseTitle({ store, pause }) : wordOf(jobReasons[code])
  }
}
