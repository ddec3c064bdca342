import { hashOf } from '../../engine/hashOf.ts'
import { removeImageFolder } from '../../imageFolder.ts'
import type { FileRecord } from '../../storage/records.ts'
import type { Account } from '../../store/Account.ts'
import type { ImageContent } from '../engine/ImageContent.ts'
import { listFiles } from '../intake/listFiles.ts'
import { nameOfSet } from '../intake/nameOfSet.ts'
import type { ImageSource } from '../intake/ImageSource.ts'
import { openImageBytes, type ImageBytes } from '../storage/ImageBytes.ts'
import { ImageStorage } from '../storage/ImageStorage.ts'
import type { ImageRecord, SourceRecord } from '../storage/imageRecords.ts'
import { ImagePool, sendable } from './ImagePool.ts'
import { ImageSet } from './ImageSet.ts'
import type { IntakeProgress, UnusedFile } from './ImageSetState.ts'
import type { UncopiedZip } from './OriginalCopies.ts'
import { PixelLimit } from './PixelLimit.ts'
import { SetSources } from './SetSources.ts'

/** Number of images inspected per call of a worker. */
const batch = 16

/** A set whose files have been read. */
interface ReadSet {
  readonly file: FileRecord
  readonly records: readonly ImageRecord[]
  readonly sources: SetSources
  readonly saved: readonly SourceRecord[]
  readonly zips: readonly UncopiedZip[]
  readonly bytes: ImageBytes
  readonly storage: ImageStorage
}

/** Opens what is kept of a set besides its record. */
async function openStorage(account: Account, set: string) {
  const storage = await account.storage
  const bytes = await openImageBytes(account.user, set, storage)
  return { storage: new ImageStorage(storage.tables, set), bytes }
}

/**
 * Reads the files of what was dropped or chosen.
 *
 * @param isWanted whether to go on
 * @returns a set that is not saved yet; which files cannot be used, if none can; nothing if it is no
 *   longer wanted
 */
export async function readSet(
  account: Account,
  given: readonly ImageSource[],
  onProgress: (progress: IntakeProgress) => void,
  isWanted: () => boolean,
): Promise<ReadSet | { readonly unused: readonly UnusedFile[] } | undefined> {
  const listing = await listFiles(given, (all) => onProgress({ phase: 'listing', done: 0, all }))
  if (!isWanted()) return undefined
  const { files } = listing
  const id = crypto.randomUUID()
  const { storage, bytes } = await openStorage(account, id)
  const sources = SetSources.ofListed(bytes, listing.sources, filesOf(files))
  const listed = files.map(({ file: _file, ...record }, index): ImageRecord => ({
    ...record,
    index,
  }))
  const pool = new ImagePool(new PixelLimit())
  const records = await readImages(
    listed,
    pool,
    (record) => {
      if (!isWanted()) throw new Error('It is no longer wanted.')
      return sources.content(record)
    },
    (done) => onProgress({ phase: 'reading', done, all: files.length }),
  ).finally(() => pool.stop())
  const usable = records.filter(({ problem }) => !problem)
  if (usable.length === 0 || !isWanted()) {
    bytes.close()
    await removeImageFolder(account.user, id)
    const unused = records.map(({ name, problem = 'unreadable' }) => ({ name, problem }))
    return isWanted() ? { unused } : undefined
  }
  const now = Date.now()
  const names = records.map(({ name, size }) => `${name}\t${size}`).join('\n')
  const file: FileRecord = {
    id,
    name: nameOfSet(
      given,
      usable.map(({ name }) => name),
    ),
    kind: 'images',
    hash: await hashOf(new TextEncoder().encode(names)),
    size: usable.reduce((sum, { size }) => sum + size, 0),
    products: 0,
    rows: 0,
    images: usable.length,
    isSample: false,
    addedAt: now,
    openedAt: now,
    changes: 0,
  }
  const saved = listing.sources.map(({ handle }): SourceRecord =>
    handle ? { kind: 'handle', handle } : { kind: 'tab' },
  )
  const zips = listing.sources.flatMap((source, at): UncopiedZip[] =>
    source.kind === 'zip' && !source.handle ? [{ source: at, file: source.file }] : [],
  )
  return { file, records, sources, saved, zips, bytes, storage }
}

/**
 * Reads what images say about themselves, with all workers of a pool at once.
 *
 * @param records the files of a new set; those with a problem are left as they are
 * @param read returns the bytes of one
 * @param onRead called with the number of files that have been read
 * @returns all records, with their facts or why they cannot be used
 */
async function readImages(
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

/** Saves a set that was read, and opens it. */
export async function addSet(account: Account, read: ReadSet): Promise<ImageSet> {
  const set = new ImageSet({ ...read, account, access: 'granted' })
  await set.add(read)
  return set
}

/** Forgets what was read. */
export function discardSet(account: Account, { bytes, file }: ReadSet): void {
  bytes.close()
  void removeImageFolder(account.user, file.id)
}

export async function openSavedSet(account: Account, file: FileRecord): Promise<ImageSet> {
  const { storage, bytes } = await openStorage(account, file.id)
  const sources = SetSources.ofSaved(bytes, await storage.sources())
  const access = (await sources.isAllowed()) ? 'granted' : 'ask'
  const set = new ImageSet({ account, file, storage, bytes, sources, access })
  await set.load()
  await set.lock(false)
  return set
}

function filesOf(files: readonly { readonly file?: File }[]): ReadonlyMap<number, File> {
  return new Map(files.flatMap(({ file }, index) => (file ? [[index, file] as const] : [])))
}
