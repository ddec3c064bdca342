import type { AutomationSlug } from '@dropwatt/automations/options'
import { useHost, useHostLocation } from '../WorkbenchHost.tsx'
import { slugIn } from './neededKind.ts'

/** Returns the automation whose page is shown, and follows it; nothing on another page. */
export function useSlug(): AutomationSlug | undefined {
  return slugIn(useHost().paths, useHostLocation().pathname)
}
