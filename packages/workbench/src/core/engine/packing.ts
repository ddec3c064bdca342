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

/** Packs jobs of a file to be saved. */
export function packJobs(
  file: OpenFile,
  jobs: readonly Job[],
): Promise<readonly Omit<PackedJob, 'file'>[]> {
  return Promise.all(
    jobs.map(async (job) => ({
      id: job.id,
      position: file.jobs.findIndex(({ id }) => id === job.id),
      description: describeJob(job),
      changes: await packChanges(job),
    })),
  )
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
  /** Base name of the file, one word. */
  readonly fileName: string
}

/** The products that a problem is in. */
interface FoundProducts {
  readonly count: number
  /** The first ones, by title or handle. */
  readonly names: readonly string[]
}

/** The report of a file whose places are rows of the original file. */
export interface ShownReport extends Omit<Report, 'findings'> {
  readonly findings: readonly (Finding & Pick<FoundRows, 'products'>)[]
}

/**
 * One kind of problem, with the rows of the original file that it is in, each once. A row is much
 * smaller than a place.
 */
interface FoundRows extends Omit<Finding, 'places'> {
  readonly rows: Uint32Array
  /** The products that a problem is in, without which the others can be changed. */
  readonly products?: FoundProducts
}

export interface PackedReport extends Omit<Report, 'findings'> {
  readonly findings: readonly FoundRows[]
  /** Number of products that problems are in, where leaving them out solves every problem. */
  readonly blockedProducts?: number
}

/** Most products of a problem that are named. */
const namedProducts = 3

function packFinding(finding: Finding, file: OpenFile): FoundRows {
  const { places, fix, ...rest } = finding
  const isStopped = fix && file.readOnly && !file.planFix(fix, finding.code)
  const products = file.productsOf(finding)
  return {
    ...rest,
    // A fix of columns that are never written would do nothing.
    ...(fix && !isStopped && { fix }),
    rows: file.fileRows(places),
    ...(products && {
      products: {
        count: products.length,
        names: products.slice(0, namedProducts).map((product) => file.current.nameOf(product)),
      },
    }),
  }
}

function countBlocked(file: OpenFile, findings: readonly Finding[]): number | undefined {
  const problems = findings.filter(({ severity }) => severity === 'problem')
  const products = problems.map((problem) => file.productsOf(problem))
  const isWhole = products.length > 0 && products.every((found) => found !== undefined)
  return isWhole ? new Set(products.flat()).size : undefined
}

/** Packs the report of a file to be sent from the worker: as places, tens of thousands would stop the page. */
export function packReport(file: OpenFile): PackedReport {
  const { findings, passed } = file.report()
  const blockedProducts = countBlocked(file, findings)
  return {
    findings: findings.map((finding) => packFinding(finding, file)),
    passed,
    ...(blockedProducts !== undefined && { blockedProducts }),
  }
}

/**
 * Restores a report whose places are rows of the original file, which become objects once someone
 * asks for them.
 */
export function unpackReport({ findings, passed }: PackedReport): ShownReport {
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
