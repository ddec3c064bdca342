import type { DroppedItem } from '../../droppedItems.ts'
import { isImage, isZip, type ImageSource } from './ImageSource.ts'

/** Whether a drop holds images, a folder or a ZIP. */
export function dropsImages(items: readonly DroppedItem[]): boolean {
  return items.some(
    ({ file, entry }) => entry?.isDirectory || (file !== null && (isImage(file) || isZip(file))),
  )
}

/** Returns files that were chosen, with the folders that they are in. */
export function takeChosen(files: Iterable<File>): readonly ImageSource[] {
  return Array.from(files, (file) => sourceOf(file, file.webkitRelativePath || file.name))
}

function sourceOf(file: File, name: string, handle?: FileSystemFileHandle): ImageSource {
  if (!isZip(file)) return { kind: 'file', file, name }
  return handle ? { kind: 'zip', file, handle } : { kind: 'zip', file }
}

/** Takes the files, folders and ZIPs of a drop. */
export async function takeDroppedImages(
  items: readonly DroppedItem[],
): Promise<readonly ImageSource[]> {
  const taken = await Promise.all(items.map(takeItem))
  return taken.flat()
}

async function takeItem(item: DroppedItem): Promise<readonly ImageSource[]> {
  const { file, entry } = item
  const handle = await item.handle
  if (handle instanceof FileSystemDirectoryHandle) return [{ kind: 'folder', handle }]
  if (isDirectory(entry)) return readEntries(entry)
  if (!file) return []
  return [sourceOf(file, file.name, handle instanceof FileSystemFileHandle ? handle : undefined)]
}

function isDirectory(entry: FileSystemEntry | null): entry is FileSystemDirectoryEntry {
  return entry?.isDirectory ?? false
}

/** Reads the files of a folder where the browser gives no handle of it. */
async function readEntries(folder: FileSystemDirectoryEntry): Promise<readonly ImageSource[]> {
  const reader = folder.createReader()
  const found: ImageSource[] = []
  for (;;) {
    // Each call returns the next hundred.
    const entries = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject)
    })
    if (entries.length === 0) return found
    for (const entry of entries) {
      if (isDirectory(entry)) found.push(...(await readEntries(entry)))
      else found.push(await readEntry(entry as FileSystemFileEntry))
    }
  }
}

async function readEntry(entry: FileSystemFileEntry): Promise<ImageSource> {
  const file = await new Promise<File>((resolve, reject) => {
    entry.file(resolve, reject)
  })
  return sourceOf(file, entry.fullPath.replace(/^\/+/u, ''))
}
