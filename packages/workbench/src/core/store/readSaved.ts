import type { PackedJob } from '../storage/records.ts'
import type { Account } from './Account.ts'

/** A file to compare with, and the jobs saved for it. */
export interface SavedContent {
  readonly source: Blob
  readonly jobs: readonly PackedJob[]
}

/** Reads a saved file and its jobs. @throws when it was removed */
export async function readSaved({ storage: opening }: Account, id: string): Promise<SavedContent> {
  const storage = await opening
  const [source, jobs] = await Promise.all([storage.source(id), storage.packedJobs(id)])
  if (!source) throw new Error('The file was removed.')
  return { source, jobs }
}
