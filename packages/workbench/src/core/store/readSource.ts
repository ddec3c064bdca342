import type { PageProblem } from '@dropwatt/automations'
import type { ImportSlug } from '@dropwatt/automations/options'
import type { FileRecord } from '../storage/records.ts'
import type { Account } from './Account.ts'
import type { Refusal } from './BenchState.ts'
import { Importing, sourceKindOf } from './Importing.ts'
import { startImportWorker } from './OpenWorker.ts'
import type { SourceReader } from './SourceReader.ts'

/** Refusal codes of files that an importer can read, by importer. */
const sourceCodes: Readonly<Record<ImportSlug, readonly Refusal['code'][]>> = {
  'bulk-products-importer': ['no-handle', 'json'],
  'product-importer': ['json', 'web-page'],
}

/** Returns whether an importer can read a file that is no export. */
export function canImport(slug: ImportSlug, { code }: Refusal): boolean {
  return sourceCodes[slug].includes(code)
}

/** A supplier list or a product page to import from. */
export interface SourceToRead {
  readonly content: Blob
  readonly name: string
  readonly slug: ImportSlug
  /** The web address of a page. */
  readonly address: string | undefined
  /** Absent unless it was opened before. */
  readonly saved?: FileRecord
}

/** A source that was read, or why it was not. */
export type SourceRead =
  | { readonly refused: Refusal }
  /** A page without a product. */
  | { readonly pageProblem: PageProblem }
  /** `isKnown` if the device had it before, `isSaved` if it has it now. */
  | { readonly importing: Importing; readonly isKnown: boolean; readonly isSaved: boolean }

/**
 * Reads a supplier list or a product page in a worker, and saves it unless it is saved already.
 *
 * @returns nothing if another file was read meanwhile
 */
export async function readSource(
  account: Account,
  reader: SourceReader,
  { content, name, slug, address, saved }: SourceToRead,
): Promise<SourceRead | undefined> {
  const kind = sourceKindOf(slug)
  const worker = startImportWorker()
  const { size } = content
  const source = { name, size }
  const found = await reader.read(source, worker, async (onProgress, isWanted) => {
    const read = await worker.call((api) => api.readSource(content, kind, address, onProgress))
    if (!isWanted()) {
      worker.stop()
      return undefined
    }
    if ('refused' in read) {
      worker.stop()
      // As a product page, a list is one for the other importer.
      const file = content instanceof File ? { source: content } : {}
      return { refused: { name, ...read.refused, ...file } }
    }
    if (read.page?.problem) {
      worker.stop()
      return { pageProblem: read.page.problem }
    }
    const { files } = account.state.getState()
    const isSame = (each: FileRecord) =>
      each.hash === read.hash && each.kind === kind && each.address === address
    const known = saved ?? files.find(isSame)
    const now = Date.now()
    const file: FileRecord = known ?? {
      id: crypto.randomUUID(),
      name,
      kind,
      ...(address !== undefined && { address }),
      ...(read.unpacked && { unpacked: read.unpacked }),
      hash: read.hash,
      size,
      products: read.products,
      rows: read.rows,
      isSample: false,
      addedAt: now,
      openedAt: now,
      changes: 0,
    }
    const importing = await Importing.start(account, content, worker, file, read)
    const isKnown = known !== undefined
    return { importing, isKnown, isSaved: isKnown || (await save(account, file, content)) }
  })
  return found === 'unreadable' ? { refused: { name, code: found, values: {} } } : found
}

/**
 * Saves a source; where it cannot be saved it is only in memory, which the notice about the storage reports.
 *
 * @returns whether it is saved
 */
async function save(account: Account, file: FileRecord, content: Blob): Promise<boolean> {
  const storage = await account.storage
  try {
    await storage.addFile(file, content)
    return true
  } catch (error) {
    if (error instanceof DOMException) return false
    throw error
  }
}
