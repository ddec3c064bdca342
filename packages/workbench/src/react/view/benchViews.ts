import type { FileAutomationSlug } from '@dropwatt/automations/options'
import type { WorkbenchView } from '@dropwatt/ui/workbench'
import type { ComponentType } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { loadTranslationTabs } from '../parts.ts'
import type { FileStatus } from '../../core/engine/messages.ts'
import type { Bench } from '../../core/store/Bench.ts'
import type { Session } from '../../core/store/Session.ts'
import type { useBenchView } from './useBenchView.ts'

/** What a view that only some automations have is shown with. */
export interface OwnViewProps {
  readonly bench: Bench
  readonly session: Session
  readonly address: ReturnType<typeof useBenchView>
  /** Shows the first view, and moves focus to its list once it shows the result of the options. */
  readonly onShowChanges: () => void
}

/** Views by their names. */
export type OwnViews = Readonly<Partial<Record<WorkbenchView, ComponentType<OwnViewProps>>>>

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

const loadTabs = () => loadTranslationTabs().then((tabs) => tabs.translationTabs)

/** The automations with views of their own. */
const others: Partial<Record<FileAutomationSlug, BenchViews>> = {
  'product-translation': {
    names: ['changes', 'check', 'glossary', 'memory', 'history'],
    load: loadTabs,
  },
  'cogs-monitor': {
    names: ['costs', 'margins', 'compare', 'check', 'history'],
    load: () => import('./cogs/ownViews.ts').then(({ ownViews }) => ownViews),
    // Without any cost there are no margins.
    opensOn: ({ hasCosts }) => (hasCosts ? 'margins' : 'costs'),
  },
}

/** What views of their own count; absent until they were shown. */
type ViewCounts = Readonly<Partial<Record<WorkbenchView, number>>>

const viewCounts = new WeakMap<Session, StoreApi<ViewCounts>>()

/** Returns what the views of an automation count in the open file, for their tabs. */
export function countsOf(session: Session): StoreApi<ViewCounts> {
  const known = viewCounts.get(session)
  if (known) return known
  const created = createStore<ViewCounts>(() => ({}))
  viewCounts.set(session, created)
  return created
}

export function benchViews(slug: FileAutomationSlug): BenchViews {
  return others[slug] ?? usual
}
