import type { FileAutomationSlug } from '@dropwatt/automations/options'
import type { WorkbenchView } from '@dropwatt/ui/workbench'
import type { FileStatus } from '../../core/engine/messages.ts'
import type { OwnViews } from './ownViews.types.ts'

/** The views of the open file on the page of an automation. */
export interface BenchViews {
  /** In their order. The first has the options beside it, and lists what they change. */
  readonly names: readonly [first: WorkbenchView, ...others: WorkbenchView[]]
  /** Loads those that only this automation has, once one of them is shown. @default there are none */
  readonly load?: () => Promise<OwnViews>
  /** Chooses the view that a file without blocking problems opens on. @default the first */
  readonly opensOn?: (status: FileStatus) => WorkbenchView
}

const usual: BenchViews = { names: ['changes', 'check', 'history'] }

/** The automations with views of their own. */
const others: Partial<Record<FileAutomationSlug, BenchViews>> = {
  'product-translation': {
    names: ['changes', 'check', 'glossary', 'memory', 'history'],
    load: () => import('./translationTabs.tsx').then(({ translationTabs }) => translationTabs),
  },
  'cogs-monitor': {
    names: ['costs', 'margins', 'compare', 'check', 'history'],
    load: () => import('./cogs/ownViews.ts').then(({ ownViews }) => ownViews),
    // Without any cost there are no margins.
    opensOn: ({ hasCosts }) => (hasCosts ? 'margins' : 'costs'),
  },
}

export function benchViews(slug: FileAutomationSlug): BenchViews {
  return others[slug] ?? usual
}
