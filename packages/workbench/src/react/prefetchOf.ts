import { loadViews } from './loadViews.ts'
import { ownIntakes } from './ownIntakes.ts'

const loadOwnIntakes = () => loadViews().then((views) => views.loadOwnIntakes())

/** Returns what loads more of an automation than its page, before that is shown; nothing for most. */
export function prefetchOf(slug: string): (() => Promise<void>) | undefined {
  return ownIntakes.has(slug) ? loadOwnIntakes : undefined
}
