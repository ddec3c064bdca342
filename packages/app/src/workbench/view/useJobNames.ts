import { useAutomationLabels } from '@dropwatt/ui'
import { useFixNames } from '@dropwatt/ui/workbench'
import { useCallback } from 'react'
import type { AutomationSlug } from '../../paths.ts'
import type { JobDescription } from '../engine/packing.ts'

/** Returns a function that names a job after its automation or fix, in the current language. */
export function useJobNames(): (job: Pick<JobDescription, 'origin'>) => string {
  const automations = useAutomationLabels()
  const fixes = useFixNames()
  return useCallback(
    ({ origin }) =>
      origin.kind === 'fix'
        ? fixes[origin.fix]
        : (automations[origin.slug as AutomationSlug] ?? origin.slug),
    [automations, fixes],
  )
}
