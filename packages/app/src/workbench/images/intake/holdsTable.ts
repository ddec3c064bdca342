import { isSystemFile } from './fileNames.ts'
import { isImage } from './ImageSource.ts'

const tableName = /\.(?:csv|tsv|tab|xlsx|xlsm)$/iu

/** So many files of a ZIP are looked at. */
const mostFiles = 1000

/** Whether a ZIP holds a table, such as an export, and no images. */
export async function holdsTable(zip: Blob): Promise<boolean> {
  const { BlobReader, ZipReader } = await import('@zip.js/zip.js/lib/zip-core-native.js')
  const names = { filenameValidation: 'tolerant' } as const
  const reader = new ZipReader(new BlobReader(zip), { useWebWorkers: false, ...names })
  let found = false
  let count = 0
  try {
    for await (const { filename: name, directory } of reader.getEntriesGenerator()) {
      count += 1
      if (count > mostFiles) return false
      if (directory || isSystemFile(name)) continue
      if (isImage({ name, type: '' })) return false
      found ||= tableName.test(name)
    }
  } catch {
    // What is wrong with it is said where it is opened.
    return false
  } finally {
    await reader.close()
  }
  return found
}
