import { earlierDays } from '@dropwatt/automations/options'
import type { FileRecord } from '../storage/records.ts'

const day = 24 * 60 * 60 * 1000

/**
 * Lists the other exports of the same store that were opened in the last 30 days, by whose prices
 * the lowest one is found. Files belong to the same store if their labels name the same one, or if
 * neither has a label. The sample catalogue is no store, and a copy of the open file no other export.
 *
 * @param now in milliseconds since 1970
 */
export function earlierExports(
  files: readonly FileRecord[],
  open: FileRecord,
  now: number,
): readonly FileRecord[] {
  if (open.isSample) return []
  return files.filter(
    ({ hash, kind = 'products', isSample, addedAt, store }) =>
      kind === 'products' &&
      hash !== open.hash &&
      !isSample &&
      store?.text === open.store?.text &&
      addedAt >= now - earlierDays * day,
  )
}
