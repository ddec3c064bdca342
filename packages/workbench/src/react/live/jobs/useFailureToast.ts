import { useFailedJobAction } from '@dropwatt/ui/store'
import { toast } from '@dropwatt/ui/toast'
import { useEffect } from 'react'
import type { FailedAction } from './useJobActions.ts'
import { useJobFailure } from './useJobFailure.ts'

/** Says in a toast that an action was not done, and why. */
export function useFailureToast(failed: FailedAction | undefined, store: string): void {
  const titleOf = useFailedJobAction()
  const wordOf = useJobFailure(store)
  const title = failed && titleOf(failed.action)
  const description = failed && wordOf(failed.error)
  useEffect(() => {
    if (failed && title !== undefined)
      toast({ id: 'store-job', title, description, variant: 'destructive' })
  }, [failed, title, description])
}
