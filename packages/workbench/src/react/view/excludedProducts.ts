import type { FileStatus } from '../../core/engine/messages.ts'

/** Lists the handles of the products that jobs leave out of later jobs and of downloads. */
export function excludedProducts({ jobs }: Pick<FileStatus, 'jobs'>): readonly string[] {
  const applied = jobs.filter(({ state }) => state === 'applied')
  return [...new Set(applied.flatMap((job) => job.excludedProducts ?? []))]
}
