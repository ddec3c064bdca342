import type { AutomationSlug } from '@dropwatt/automations/options'
import { useHost, useHostLocation } from '../WorkbenchHost.tsx'
import { slugIn } from './neededKind.ts'

/** Subscribes to the automation of the current page; nothing on other pages. */
export function useSlug(): AutomationSlug | undefined {
  return slugIn(useHost().paths, useHostLocation().pathname)
}
