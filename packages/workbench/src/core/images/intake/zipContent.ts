import { isSystemFile } from './fileNames.ts'
import { isImage } from './ImageSource.ts'

const tableName = /\.(?:csv|tsv|tab|xlsx|xlsm)$/iu

/** So many files of a ZIP are looked at. */
const mostFiles = 1000

/** Kind of content that a ZIP is opened as. */
export type ZipContent = 'images' | 'file'

/** Returns `images` for a ZIP with images, `file` for one with a table, such as an export; nothing for others. */
export async function zipContent(zip: Blob): Promise<ZipContent | undefined> {
  const { BlobReader, ZipReader } = await import('@zip.js/zip.js/lib/zip-core-native.js')
  const names = { filenameValidation: 'tolerant' } as const
  const reader = new ZipReader(new BlobReader(zip), { useWebWorkers: false, ...names })
  let found: ZipContent | undefined
  let count = 0
  try {
    for await (const { filename: name, directory } of reader.getEntriesGenerator()) {
      count += 1
      if (count > mostFiles) return undefined
      if (directory || isSystemFile(name)) continue
      if (isImage({ name, type: '' })) return 'images'
      if (tableName.test(name)) found = 'file'
    }
  } catch {
    // Its problem is reported where it is opened.
    return undefined
  } finally {
    await reader.close()
  }
  return found
}
