import type { ImageContent } from '../engine/ImageContent.ts'
import type { ListedSource } from '../intake/listFiles.ts'
import { copiesName, type ByteRange, type ImageBytes } from '../storage/ImageBytes.ts'
import type { ImageRecord, SourceRecord } from '../storage/imageRecords.ts'

/** Thrown when an original cannot be read: it was moved, removed, or is only in another tab. */
export class OriginalUnreadable extends Error {
  override readonly name = 'OriginalUnreadable'
}

/** TypeScript does not know the methods for the permission of a handle. */
interface Permitted extends FileSystemHandle {
  queryPermission(wanted: { readonly mode: 'read' }): Promise<PermissionState>
  requestPermission(wanted: { readonly mode: 'read' }): Promise<PermissionState>
}

type ReadRange = (range: ByteRange) => Promise<Blob | ArrayBuffer>

/** A folder or ZIP of an open set. */
type OpenSource =
  | { readonly kind: 'missing' }
  | { readonly kind: 'folder'; readonly handle: FileSystemDirectoryHandle }
  | { readonly kind: 'zip'; readonly read: ReadRange }

/** The part of a ZIP in front of each of its files that always has the same length, in bytes (APPNOTE 4.3.7). */
const entryHead = { length: 30, name: 26, extra: 28 } as const

/** Finds the bytes of the originals, wherever they are, each only when it is needed. */
export class SetSources {
  readonly #bytes: ImageBytes
  readonly #sources: OpenSource[]
  readonly #handles: readonly Permitted[]
  /** The files that are in this tab, by the place of their image. */
  readonly #files: Map<number, File>

  private constructor(
    bytes: ImageBytes,
    sources: readonly OpenSource[],
    handles: readonly FileSystemHandle[],
    files: ReadonlyMap<number, File>,
  ) {
    this.#bytes = bytes
    this.#sources = [...sources]
    this.#handles = handles as readonly Permitted[]
    this.#files = new Map(files)
  }

  /** @param files the files that are not in a folder with access or in a ZIP, by the place of their image */
  static ofListed(
    bytes: ImageBytes,
    listed: readonly ListedSource[],
    files: ReadonlyMap<number, File>,
  ): SetSources {
    const sources = listed.map((source): OpenSource =>
      source.kind === 'folder' ? source : { kind: 'zip', read: rangesOf(source.file) },
    )
    return new SetSources(bytes, sources, [], files)
  }

  static ofSaved(bytes: ImageBytes, saved: readonly SourceRecord[]): SetSources {
    const handles = saved.flatMap((source) => (source.kind === 'handle' ? source.handle : []))
    const sources = saved.map((source): OpenSource => {
      if (source.kind === 'tab') return { kind: 'missing' }
      if (source.kind === 'copy') {
        const { offset } = source
        return { kind: 'zip', read: (range) => bytes.read(copiesName, offset, range) }
      }
      const { handle } = source
      return handle instanceof FileSystemDirectoryHandle
        ? { kind: 'folder', handle }
        : { kind: 'zip', read: (range) => readHandle(handle as FileSystemFileHandle, range) }
    })
    return new SetSources(bytes, sources, handles, new Map())
  }

  /** Whether the folders and ZIPs in the member's own folder may be read. */
  async isAllowed(): Promise<boolean> {
    const states = await Promise.all(
      this.#handles.map((handle) => handle.queryPermission({ mode: 'read' }).catch(() => 'denied')),
    )
    return states.every((state) => state === 'granted')
  }

  /** Asks for that, which needs a click; returns whether the member agreed. */
  async allow(): Promise<boolean> {
    for (const handle of this.#handles) {
      const state = await handle.requestPermission({ mode: 'read' }).catch(() => 'denied')
      if (state !== 'granted') return false
    }
    return true
  }

  /** Returns an original that is only in this tab. */
  fileOf(index: number): File | undefined {
    return this.#files.get(index)
  }

  /** Reads an original from its copy from now on. */
  forgetFile(index: number): void {
    this.#files.delete(index)
  }

  /**
   * Returns the bytes of an original, as they are stored.
   *
   * @throws {OriginalUnreadable}
   */
  async content(record: ImageRecord): Promise<ImageContent> {
    const { width = 0, height = 0 } = record.facts ?? {}
    try {
      return { ...(await this.#find(record)), pixels: width * height }
    } catch (error) {
      throw new OriginalUnreadable(`${record.name} cannot be read.`, { cause: error })
    }
  }

  async #find({ index, place, size }: ImageRecord): Promise<ImageContent> {
    const file = this.#files.get(index)
    if (file) return { bytes: file }
    if (place.kind === 'tab') throw new Error('It is only in the tab that opened it.')
    if (place.kind === 'copy') {
      return { bytes: await this.#bytes.read(copiesName, place.offset, { length: size }) }
    }
    const source = this.#sources[place.source]
    if (place.kind === 'folder') {
      if (source?.kind !== 'folder') throw new Error('Its folder is unknown.')
      return { bytes: await fileIn(source.handle, place.path) }
    }
    if (source?.kind !== 'zip') throw new Error('Its ZIP is unknown.')
    const { offset, packed, method } = place
    const head = await viewOf(await source.read({ from: offset, length: entryHead.length }))
    const skipped =
      entryHead.length +
      head.getUint16(entryHead.name, true) +
      head.getUint16(entryHead.extra, true)
    const bytes = await source.read({ from: offset + skipped, length: packed })
    return { bytes, isDeflated: method !== 0 }
  }
}

function rangesOf(content: Blob): ReadRange {
  return async ({ from = 0, length }) => content.slice(from, from + length)
}

async function readHandle(handle: FileSystemFileHandle, range: ByteRange): Promise<Blob> {
  const { from = 0, length } = range
  return (await handle.getFile()).slice(from, from + length)
}

async function fileIn(folder: FileSystemDirectoryHandle, path: string): Promise<File> {
  const parts = path.split('/')
  const name = parts.pop() ?? ''
  let parent = folder
  for (const part of parts) parent = await parent.getDirectoryHandle(part)
  const handle = await parent.getFileHandle(name)
  return handle.getFile()
}

async function viewOf(bytes: Blob | ArrayBuffer): Promise<DataView> {
  return new DataView(bytes instanceof Blob ? await bytes.arrayBuffer() : bytes)
}
