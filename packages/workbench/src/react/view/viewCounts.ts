import type { WorkbenchView } from '@dropwatt/ui/workbench'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Session } from '../../core/store/Session.ts'

/** Counts reported by custom views; absent until they were shown. */
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
