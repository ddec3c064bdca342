import type { LiveMark } from '../../core/live/LiveMark.ts'
import { useModule } from '../useModule.ts'

const load = () => import('./LiveParts.tsx')

/** The notes on a live file, which load with the first one. */
export function LiveCheck({ live }: { live: LiveMark }) {
  const parts = useModule(load, true)
  return parts ? <parts.ReadNotes live={live} /> : null
}
