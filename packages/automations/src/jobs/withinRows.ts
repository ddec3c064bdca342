import { isChange } from '../patches/Patch.ts'
import type { Product } from '../products/ProductTable.ts'
import type { Job } from './Job.ts'

/**
 * Returns a job without its changes of rows that were taken out of the end of a file.
 *
 * @param rows how many rows the file has, with the header
 * @param products those of the original file
 */
export function withinRows(job: Job, rows: number, products: readonly Product[]): Job {
  const { patches, kept } = job
  const isWithin = (index: number) => patches[index]![0] < rows
  if (patches.every(([row]) => row < rows)) return job
  const left = [...patches.keys()].filter(isWithin)
  const places = new Map(left.map((index, at) => [index, at]))
  const within = left.map((index) => patches[index]!)
  const changed = new Set(
    within
      .filter(isChange)
      .map(([row]) => products.find(({ firstRow, endRow }) => firstRow <= row && row < endRow)),
  )
  return {
    ...job,
    patches: within,
    changedProducts: changed.size,
    changedCells: within.filter(isChange).length,
    ...(kept && {
      kept: Uint32Array.from(Array.from(kept).flatMap((index) => places.get(index) ?? [])),
    }),
  }
}
