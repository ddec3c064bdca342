import type {
  AdminErrorCode,
  ItemOutcome,
  JobFailure,
  JobPause,
  JobStatus,
} from '@dropwatt/shopify'
import type { Pull } from '@dropwatt/workbench/store-api'

/**
 * Something that happened to a store, for operators: it holds ids, names of ours and numbers, and nothing of
 * a product, a member or a key.
 */
export type StoreReport =
  /** A job came to another state. */
  | {
      readonly event: 'job'
      readonly job: string
      readonly shop: string
      readonly state: JobStatus
      readonly pause?: JobPause['reason']
      readonly failure?: JobFailure
      readonly products: number
      readonly counts: Readonly<Record<ItemOutcome, number>>
      /** Time in the state before, in this run. */
      readonly ms: number
    }
  /** Outcomes of values became known. */
  | { readonly event: 'values'; readonly counts: Readonly<Partial<Record<ItemOutcome, number>>> }
  /** A job sent lines of a mutation, by single requests or as a bulk operation. */
  | {
      readonly event: 'sent'
      readonly operation: string
      readonly way: 'direct' | 'bulk'
      readonly lines: number
    }
  | {
      readonly event: 'request'
      readonly operation: string
      readonly points: number
      readonly outcome: 'answered' | AdminErrorCode
    }
  /** A request waited for its points, or before it was sent again. */
  | {
      readonly event: 'wait'
      readonly shop: string
      readonly operation: string
      readonly reason: 'points' | AdminErrorCode
      readonly ms: number
    }
  /** The right to work on the jobs of a store. */
  | {
      readonly event: 'lease'
      readonly shop: string
      readonly change: 'taken' | 'given-back' | 'lost'
    }
  | {
      readonly event: 'pull'
      readonly shop: string
      readonly state: Pull['state']
      readonly objects: number
      readonly ms: number
    }

/** Gets reports. It must not throw. */
export type Reporter = (report: StoreReport) => void

/** Events that are counted alone: a log of every request would say little for its length. */
const counted: ReadonlySet<StoreReport['event']> = new Set(['request', 'sent', 'values'])

/**
 * Writes reports as lines of JSON.
 *
 * @param now in milliseconds since 1970
 */
export function logReports(write: (line: string) => void, now: () => number): Reporter {
  return (report) => {
    if (counted.has(report.event)) return
    if (report.event === 'wait' && report.reason === 'points') return
    write(JSON.stringify({ time: new Date(now()).toISOString(), ...report }))
  }
}
