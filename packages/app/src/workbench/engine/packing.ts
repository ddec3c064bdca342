import type { Finding, Job, Patch, Report } from '@dropwatt/automations'
import type { PackedJob } from '../storage/records.ts'

/** A job without its changes. */
export type JobDescription = Omit<Job, 'patches' | 'order'>

interface Changes {
  readonly patches: readonly Patch[]
  readonly order?: readonly number[]
}

/** Packs the changes of a job for storage. */
export async function packChanges({ patches, order }: Job): Promise<ArrayBuffer> {
  const changes: Changes = { patches, ...(order && { order: Array.from(order) }) }
  const text = new Blob([JSON.stringify(changes)]).stream()
  return new Response(text.pipeThrough(new CompressionStream('gzip'))).arrayBuffer()
}

/** Returns what to store of a job beside its changes. */
export function describeJob(job: Job): JobDescription {
  const { patches: _changes, order: _order, ...description } = job
  return description
}

/** Restores a job from storage. */
export async function unpackJob({ description, changes }: PackedJob): Promise<Job> {
  const packed = new Blob([changes]).stream()
  const text = new Response(packed.pipeThrough(new DecompressionStream('gzip')))
  const { patches, order } = (await text.json()) as Changes
  return {
    ...(description as JobDescription),
    patches,
    ...(order && { order: Uint32Array.from(order) }),
  }
}

/** One kind of problem, with the rows it is in, each once. A row is much smaller than a place. */
export interface FoundRows extends Omit<Finding, 'places'> {
  readonly rows: Uint32Array
}

export interface PackedReport extends Omit<Report, 'findings'> {
  readonly findings: readonly FoundRows[]
}

/** Packs a report to be sent from the worker: as places, tens of thousands would stop the page. */
export function packReport({ findings, passed }: Report): PackedReport {
  return {
    findings: findings.map(({ places, ...finding }) => ({
      ...finding,
      rows: Uint32Array.from(new Set(places.map(({ row }) => row))),
    })),
    passed,
  }
}

/** Restores a report whose places are rows, which become objects once someone asks for them. */
export function unpackReport({ findings, passed }: PackedReport): Report {
  return {
    findings: findings.map(({ rows, ...finding }) => ({
      ...finding,
      get places() {
        return Array.from(rows, (row) => ({ row }))
      },
    })),
    passed,
  }
}
