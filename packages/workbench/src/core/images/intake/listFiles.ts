import type { FileProblem, OriginalPlace } from '../storage/imageRecords.ts'
import { isSystemFile, safeName } from './fileNames.ts'
import { isZip, mostImages, type ImageSource } from './ImageSource.ts'

/** The most files that a folder or ZIP is searched for, so that a made-up ZIP cannot fill the memory. */
const mostFiles = 50_000

/** A file of a new set. */
interface ListedFile {
  readonly name: string
  /** In bytes. */
  readonly size: number
  readonly place: OriginalPlace
  /** The file itself, unless it is in a folder that there is access to, or in a ZIP. */
  readonly file?: File
  /** Reason that it cannot be read. */
  readonly problem?: FileProblem
}

/** A folder or ZIP of a new set. */
export type ListedSource =
  | { readonly kind: 'folder'; readonly handle: FileSystemDirectoryHandle }
  | { readonly kind: 'zip'; readonly file: File; readonly handle?: FileSystemFileHandle }

export interface Listing {
  readonly files: readonly ListedFile[]
  readonly sources: readonly ListedSource[]
}

/**
 * Lists the files of what was dropped or chosen, without what systems leave in folders.
 *
 * @param onFound called with the number of files so far
 */
export async function listFiles(
  given: readonly ImageSource[],
  onFound: (files: number) => void = () => {},
): Promise<Listing> {
  const files: ListedFile[] = []
  const sources: ListedSource[] = []
  const add = (file: ListedFile) => {
    if (isSystemFile(file.name) || files.length >= mostFiles) return
    files.push(files.length < mostImages ? file : { ...file, problem: 'too-many' })
    onFound(files.length)
  }
  for (const each of given) {
    if (each.kind === 'file') {
      const { file, name } = each
      add({ name: safeName(name), size: file.size, place: { kind: 'tab' }, file })
    } else {
      sources.push(each)
      const source = sources.length - 1
      if (each.kind === 'zip') await listZip(each.file, source, add)
      else await listFolder(each.handle, { source, parents: [each.handle.name] }, add)
    }
  }
  return { files, sources }
}

/** Number of files of a folder that are read concurrently. */
const folderBatch = 32

async function listFolder(
  folder: FileSystemDirectoryHandle,
  { source, parents }: { readonly source: number; readonly parents: readonly string[] },
  add: (file: ListedFile) => void,
): Promise<void> {
  const handles: FileSystemFileHandle[] = []
  const folders: FileSystemDirectoryHandle[] = []
  for await (const handle of folder.values()) {
    if (handle.kind === 'directory') folders.push(handle)
    else if (!isSystemFile(handle.name)) handles.push(handle)
  }
  handles.sort((one, other) => (one.name < other.name ? -1 : 1))
  for (let at = 0; at < handles.length; at += folderBatch) {
    const batch = await Promise.all(
      handles.slice(at, at + folderBatch).map((handle) => listHandle(handle, source, parents)),
    )
    batch.forEach(add)
  }
  for (const each of folders.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    await listFolder(each, { source, parents: [...parents, each.name] }, add)
  }
}

async function listHandle(
  handle: FileSystemFileHandle,
  source: number,
  parents: readonly string[],
): Promise<ListedFile> {
  // Without the folder itself, which the path begins from.
  const path = [...parents.slice(1), handle.name].join('/')
  const listed = {
    name: safeName([...parents, handle.name].join('/')),
    place: { kind: 'folder', source, path },
  } as const
  try {
    const file = await handle.getFile()
    // A ZIP inside of a folder is not opened.
    return {
      ...listed,
      size: file.size,
      ...(isZip(file) && { problem: 'unknown-format' as const }),
    }
  } catch {
    return { ...listed, size: 0, problem: 'unreadable' }
  }
}

const stored = 0
const deflated = 8

/** Loads what reads ZIPs, which most sets are not in. */
const loadZip = () => import('@zip.js/zip.js/lib/zip-core-native.js')

async function listZip(
  content: Blob,
  source: number,
  add: (file: ListedFile) => void,
): Promise<void> {
  const { BlobReader, ZipReader } = await loadZip()
  // Nothing is written under the names, and they are made safe here.
  const names = { filenameValidation: 'tolerant' } as const
  const reader = new ZipReader(new BlobReader(content), { useWebWorkers: false, ...names })
  let count = 0
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      count += 1
      if (count > mostFiles) break
      if (entry.directory || entry.symlink) continue
      const {
        offset,
        compressedSize: packed,
        uncompressedSize: size,
        compressionMethod: method,
      } = entry
      const isLocked = entry.encrypted || (method !== stored && method !== deflated)
      add({
        name: safeName(entry.filename),
        size,
        place: { kind: 'zip', source, offset, packed, method },
        ...(isLocked && { problem: 'locked' as const }),
      })
    }
  } finally {
    await reader.close()
  }
}
