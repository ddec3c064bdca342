import { collectDefaultMetrics, Registry } from 'prom-client'
import type { Reporter } from '../store/reports/StoreReport.ts'
import type { JobStorage } from '../store/storage/JobStorage.ts'
import type { MetricsAccess } from './metricsRoute.ts'
import { countReports, measureJobs } from './StoreMetrics.ts'

/** Metrics of a server, and of its live store as far as it has one. */
export interface Metrics extends MetricsAccess {
  readonly report: Reporter
  /** @param now in milliseconds since 1970 */
  readonly measure: (jobs: JobStorage, now: () => number) => void
}

/** Begins to collect metrics: of the process at once, of the live store once it is open. */
export function openMetrics(token: string): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return {
    token,
    text: () => registry.metrics(),
    contentType: registry.contentType,
    report: countReports(registry),
    measure: (jobs, now) => measureJobs(registry, jobs, now),
  }
}
