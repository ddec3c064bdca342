import type { ImageContent } from '../engine/ImageContent.ts'
import { sendable, type ImagePool } from '../store/ImagePool.ts'
import type { ImageRecord } from '../storage/imageRecords.ts'

/** How many images a worker looks at before it is asked again. */
const batch = 16

/**
 * Reads what images say about themselves, with all workers of a pool at once.
 *
 * @param records the files of a new set; those with a problem are left as they are
 * @param read returns the bytes of one
 * @param onRead called with the number of files that have been read
 * @returns all records, with their facts or why they cannot be used
 */
export async function readImages(
  records: readonly ImageRecord[],
  pool: ImagePool,
  read: (record: ImageRecord) => Promise<ImageContent>,
  onRead: (done: number) => void,
): Promise<readonly ImageRecord[]> {
  const all = [...records]
  const unread = all.filter(({ problem }) => !problem)
  let next = 0
  let done = all.length - unread.length
  async function lane(): Promise<void> {
    while (next < unread.length) {
      const some = unread.slice(next, next + batch)
      next += batch
      for (const record of await look(some, pool, read)) all[record.index] = record
      done += some.length
      onRead(done)
    }
  }
  await Promise.all(Array.from({ length: pool.size }, lane))
  return all
}

async function look(
  records: readonly ImageRecord[],
  pool: ImagePool,
  read: (record: ImageRecord) => Promise<ImageContent>,
): Promise<readonly ImageRecord[]> {
  try {
    const contents = await Promise.all(records.map(read))
    const found = await pool.run((api) => api.look(contents.map(sendable)))
    return records.map((record, at) => {
      const facts = found[at] ?? 'unreadable'
      return typeof facts === 'string' ? { ...record, problem: facts } : withFacts(record, facts)
    })
  } catch {
    const [only] = records
    if (!only) return []
    if (records.length === 1) return [{ ...only, problem: 'unreadable' }]
    // One of them cannot be read; the others can.
    const each: ImageRecord[] = []
    for (const record of records) each.push(...(await look([record], pool, read)))
    return each
  }
}

function withFacts(record: ImageRecord, facts: NonNullable<ImageRecord['facts']>): ImageRecord {
  return { ...record, facts, size: facts.bytes }
}
