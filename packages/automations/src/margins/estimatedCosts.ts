import { activePatches } from '../jobs/History.ts'
import type { Job } from '../jobs/Job.ts'
import type { ProductTable } from '../products/ProductTable.ts'

/** The parts of an open file that tell which costs are estimates. */
interface FileWithJobs {
  readonly cells: ProductTable
  readonly jobs: readonly Job[]
  sourceRow(row: number): number
}

/** Whether a job calculated costs from prices. */
function divides({ origin }: Job): boolean {
  if (origin.kind !== 'automation' || origin.slug !== 'cogs-monitor') return false
  const { work, costs } = origin.options
  return work === 'costs' && costs === 'divide'
}

/**
 * Finds the costs that a job calculated from the price, and that no later one has replaced. The jobs
 * are read when the first row is asked for.
 *
 * @returns a function that says whether the cost in a row of the current table is such an estimate
 */
export function estimatedCosts(file: FileWithJobs): (row: number) => boolean {
  let sourceRows: Set<number> | undefined

  function find(): Set<number> {
    const found = new Set<number>()
    const costColumn = file.cells.columns.find('cost')
    for (const job of file.jobs) {
      const isEstimate = divides(job)
      for (const [row, column] of activePatches(job)) {
        if (column !== costColumn) continue
        if (isEstimate) found.add(row)
        else found.delete(row)
      }
    }
    return found
  }

  return (row) => {
    sourceRows ??= find()
    return sourceRows.size > 0 && sourceRows.has(file.sourceRow(row))
  }
}
