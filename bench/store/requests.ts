import type { LiveShop } from '../../packages/store/src/test/openLiveShop.ts'
import { figure } from '../driver/units.ts'

/** Number of requests, and of the points that they cost. */
interface RequestCount {
  readonly requests: number
  readonly points: number
}

/** Counts requests and points of some operations. */
export function countOf(live: LiveShop, names: readonly string[]): RequestCount {
  const requests = live.asked.filter((name) => names.includes(name)).length
  const points = names.reduce((sum, name) => sum + (live.points.get(name) ?? 0), 0)
  return { requests, points }
}

/** Writes a row of a table of requests. */
export function requestRow(step: string, { requests, points }: RequestCount, onPaper: string) {
  return [step, figure(requests), figure(points), onPaper]
}
