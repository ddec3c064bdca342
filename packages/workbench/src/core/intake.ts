import { isImage, isZip, type ImageSource } from './images/intake/ImageSource.ts'
import { zipContent, type ZipContent } from './images/intake/zipContent.ts'

/** Parts of a drop that have to be read while the event is handled. */
export interface DroppedItem {
  readonly file: File | null
  /** The file or folder, as all browsers give it. */
  readonly entry: FileSystemEntry | null
  /** Access to it in the member's folder; nothing where the browser gives none. */
  readonly handle: Promise<FileSystemHandle | null>
}

/** Dropped or chosen files, after the event. */
export interface Dropped {
  readonly files: readonly File[]
  /** Those of a drop; empty if the files were chosen. */
  readonly items: readonly DroppedItem[]
  /** Kind of a single ZIP that holds neither a table nor images. @default 'images' */
  readonly otherZip?: ZipContent
}

/** A file from outside, with access to it in the member's folder where the browser gives it. */
interface FileIntake {
  readonly file: File
  readonly handle?: FileSystemFileHandle | undefined
  /** Whether it came with others, which are not opened. */
  readonly hasOthers?: boolean
}

/** Dropped or chosen content: one file, or images of any number with their folders and ZIPs. */
export type Intake = FileIntake | { readonly images: readonly ImageSource[] }

/** Takes what was dropped or chosen: images if there are some, otherwise the first file. */
export async function takeFiles({
  files,
  items,
  otherZip = 'images',
}: Dropped): Promise<Intake | undefined> {
  const [file] = files
  const isOneZip = files.length === 1 && file !== undefined && isZip(file)
  if (isOneZip && ((await zipContent(file)) ?? otherZip) === 'file') return takeFile(files, items)
  if (items.length === 0) {
    const hasImages = files.some((each) => isImage(each) || isZip(each))
    return hasImages ? { images: takeChosen(files) } : takeFile(files, items)
  }
  if (dropsImages(items)) return { images: await takeDroppedImages(items) }
  return takeFile(files, items)
}

/** Takes the first file. */
async function takeFile(
  [file, ...others]: readonly File[],
  [item]: readonly DroppedItem[],
): Promise<FileIntake | undefined> {
  const handle = await item?.handle
  return (
    file && {
      file,
      handle: handle instanceof FileSystemFileHandle ? handle : undefined,
      hasOthers: others.length > 0,
    }
  )
}

/** Whether a drop holds images, a folder or a ZIP. */
function dropsImages(items: readonly DroppedItem[]): boolean {
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
async function takeDroppedImages(items: readonly DroppedItem[]): Promise<readonly ImageSource[]> {
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
