import { loadViews } from './loadViews.ts'
import { slugsWithCustomIntake } from './slugsWithCustomIntake.ts'

const loadOwnIntakes = () => loadViews().then((views) => views.loadOwnIntakes())

/** Returns what loads more of an automation than its page, before that is shown; nothing for most. */
export function prefetchOf(slug: string): (() => Promise<void>) | undefined {
  return slugsWithCustomIntake.has(slug) ? loadOwnIntakes : undefined
}
