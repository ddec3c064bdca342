import type { Finding, Job, OpenFile, Patch, Report, ReportWords } from '@dropwatt/automations'
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

/** The words of a report in the language of the page; those of its findings by their code. */
export interface PackedReportWords extends Omit<ReportWords, 'headingOf'> {
  readonly headings: Readonly<Partial<Record<Finding['code'], string>>>
  /** What its file is called, in a word. */
  readonly fileName: string
}

/**
 * One kind of problem, with the rows of the original file that it is in, each once. A row is much
 * smaller than a place.
 */
interface FoundRows extends Omit<Finding, 'places'> {
  readonly rows: Uint32Array
}

export interface PackedReport extends Omit<Report, 'findings'> {
  readonly findings: readonly FoundRows[]
}

function packFinding({ places, ...finding }: Finding, file: OpenFile): FoundRows {
  return { ...finding, rows: file.fileRows(places) }
}

/** Packs the report of a file to be sent from the worker: as places, tens of thousands would stop the page. */
export function packReport(file: OpenFile): PackedReport {
  const { findings, passed } = file.report()
  return { findings: findings.map((finding) => packFinding(finding, file)), passed }
}

/**
 * Restores a report whose places are rows of the original file, which become objects once someone
 * asks for them.
 */
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
