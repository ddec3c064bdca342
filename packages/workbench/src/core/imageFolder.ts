import { filesKey } from './storage/filesKey.ts'

/** Name of the folder of an account in the origin private file system; no character of it separates folders. */
function folderName(user: string): string {
  return encodeURIComponent(filesKey + user)
}

/**
 * Returns the folder of a set of images in the origin private file system.
 *
 * @throws {DOMException} where the browser stores nothing
 */
export async function imageFolder(user: string, set: string): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory()
  const account = await root.getDirectoryHandle(folderName(user), { create: true })
  return account.getDirectoryHandle(set, { create: true })
}

/** Number of retries, and the delay between them in ms, while a worker still writes. */
const tries = 20
const waits = 50

/**
 * Removes the files of a set of images.
 *
 * @param set @default those of all sets of the account
 */
export async function removeImageFolder(user: string, set?: string): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      const root = await navigator.storage.getDirectory()
      if (set === undefined) {
        await root.removeEntry(folderName(user), { recursive: true })
        return
      }
      const account = await root.getDirectoryHandle(folderName(user))
      await account.removeEntry(set, { recursive: true })
      return
    } catch (error) {
      // Where nothing was stored, there is nothing to remove.
      const isHeld = error instanceof DOMException && error.name === 'NoModificationAllowedError'
      if (!isHeld || tried === tries) return
      await new Promise((resolve) => {
        setTimeout(resolve, waits)
      })
    }
  }
}
