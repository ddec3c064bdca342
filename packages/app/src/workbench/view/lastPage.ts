import { isFileAutomationSlug } from '@dropwatt/automations/options'
import { automationPath } from '../../paths.ts'
import type { JobDescription } from '../engine/packing.ts'

/** Returns the path of the automation that changed a file last, or of the first one if none did. */
export function lastPage(jobs: readonly JobDescription[] = []): string {
  const slugs = jobs.flatMap(({ origin }) =>
    origin.kind === 'automation' && isFileAutomationSlug(origin.slug) ? origin.slug : [],
  )
  return automationPath(slugs.at(-1) ?? 'mass-compare-price')
}
