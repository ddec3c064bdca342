import type { FileStatus } from '../../core/engine/messages.ts'

/** Counts the products that jobs leave out of later jobs and of downloads. */
export function excludedProducts({ jobs }: Pick<FileStatus, 'jobs'>): number {
  const applied = jobs.filter(({ state }) => state === 'applied')
  return new Set(applied.flatMap((job) => job.excludedProducts ?? [])).size
}
