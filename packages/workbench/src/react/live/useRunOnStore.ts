import { isFileAutomationSlug, kindFor, type AutomationSlug } from '@dropwatt/automations/options'
import { useMemo } from 'react'
import { loadViews } from '../loadViews.ts'
import { useHost } from '../WorkbenchHost.tsx'

const load = () => loadViews().then((views) => views.loadOpenFromStore())

/**
 * Returns what 'Run' on the page of an automation does where the server reaches stores: chooses products of the
 * connected store, or without one shows the notice. Nothing of stores is loaded before.
 *
 * @returns undefined where the automation does not work on products, or the server reaches no stores
 */
export function useRunOnStore(slug: AutomationSlug): (() => void) | undefined {
  const host = useHost()
  return useMemo(() => {
    if (!host.storeMode || !host.user || !isFileAutomationSlug(slug)) return undefined
    return async () => (await load()).runOnStore(host, kindFor(slug))
  }, [host, slug])
}
