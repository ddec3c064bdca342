import { expose, transfer } from 'comlink'
import { imageFolder } from '../../imageFolder.ts'

/** Reads and writes a file of the origin private file system at once; only workers have it. */
interface SyncAccess {
  read(buffer: AllowSharedBufferSource, options: { readonly at: number }): number
  write(buffer: AllowSharedBufferSource, options: { readonly at: number }): number
  flush(): void
  getSize(): number
  close(): void
}

interface SyncFileHandle extends FileSystemFileHandle {
  /** Missing in some browsers. */
  readonly createSyncAccessHandle?: () => Promise<SyncAccess>
}

/** Size of a chunk when copying a file, in bytes. */
const copied = 4 * 1024 * 1024

/** Number of retries, and the delay between them in ms, for a file that another tab is about to release. */
const tries = 20
const waits = 50

/**
 * The calls of the worker that alone writes the files of a set: the copies of its originals, and one
 * file with the results of each job. What is written is only ever added to.
 */
function bytesCalls() {
  let folder: FileSystemDirectoryHandle | undefined
  const open = new Map<string, Promise<SyncAccess>>()
  /** Pending write by file name, as calls would otherwise write to the file concurrently. */
  const writing = new Map<string, Promise<unknown>>()

  async function handleOf(name: string, create: boolean): Promise<SyncFileHandle> {
    if (!folder) throw new Error('No folder is open.')
    return folder.getFileHandle(name, { create })
  }

  async function openFile(name: string): Promise<SyncAccess> {
    const handle = await handleOf(name, true)
    for (let tried = 1; ; tried += 1) {
      try {
        if (!handle.createSyncAccessHandle) throw new TypeError('Files cannot be written here.')
        return await handle.createSyncAccessHandle()
      } catch (error) {
        const isHeld = error instanceof DOMException && error.name === 'NoModificationAllowedError'
        if (!isHeld || tried === tries) throw error
        await new Promise((resolve) => {
          setTimeout(resolve, waits)
        })
      }
    }
  }

  function accessTo(name: string): Promise<SyncAccess> {
    const opening = open.get(name) ?? openFile(name)
    open.set(name, opening)
    opening.catch(() => open.delete(name))
    return opening
  }

  async function append(name: string, content: Blob | ArrayBuffer): Promise<number> {
    const access = await accessTo(name)
    const start = access.getSize()
    try {
      for await (const part of partsOf(content)) {
        const at = access.getSize()
        const written = access.write(part, { at })
        if (written < part.byteLength) throw new DOMException('', 'QuotaExceededError')
      }
      return start
    } catch (error) {
      if (error instanceof DOMException && error.name === 'QuotaExceededError') return -1
      throw error
    }
  }

  return {
    /** Opens the folder of a set; returns whether this browser can write files in it. */
    async start(user: string, set: string): Promise<boolean> {
      try {
        folder = await imageFolder(user, set)
        const probe = 'probe'
        const access = await accessTo(probe)
        access.close()
        open.delete(probe)
        await folder.removeEntry(probe)
        return true
      } catch {
        return false
      }
    },

    /** Adds bytes at the end of a file; returns where they begin, or -1 if the device is full. */
    append(name: string, content: Blob | ArrayBuffer): Promise<number> {
      const written = Promise.resolve(writing.get(name)).then(() => append(name, content))
      writing.set(
        name,
        written.catch(() => {}),
      )
      return written
    },

    /**
     * Reads bytes of a file.
     *
     * @throws {DOMException} when it has fewer
     */
    async read(name: string, offset: number, length: number): Promise<ArrayBuffer> {
      const opened = await open.get(name)?.catch(() => undefined)
      const bytes = opened
        ? readOpen(opened, offset, length)
        : await readClosed(await handleOf(name, false), offset, length)
      if (bytes.byteLength < length)
        throw new DOMException('The file is shorter.', 'NotReadableError')
      return transfer(bytes, [bytes])
    },

    /** Removes a file. */
    async remove(name: string): Promise<void> {
      await writing.get(name)
      const opened = await open.get(name)?.catch(() => undefined)
      opened?.close()
      open.delete(name)
      await folder?.removeEntry(name).catch(() => {})
    },

    /** Gives up all files, so that another tab can write them. */
    async close(): Promise<void> {
      await Promise.all(writing.values())
      for (const opening of open.values()) {
        const opened = await opening.catch(() => undefined)
        opened?.flush()
        opened?.close()
      }
      open.clear()
    },
  }
}

function readOpen(access: SyncAccess, offset: number, length: number): ArrayBuffer {
  const bytes = new ArrayBuffer(length)
  const read = access.read(new Uint8Array(bytes), { at: offset })
  return read < length ? bytes.slice(0, read) : bytes
}

/** Reads a file that another tab may be writing. */
async function readClosed(
  handle: FileSystemFileHandle,
  offset: number,
  length: number,
): Promise<ArrayBuffer> {
  const file = await handle.getFile()
  return file.slice(offset, offset + length).arrayBuffer()
}

async function* partsOf(content: Blob | ArrayBuffer): AsyncGenerator<ArrayBuffer> {
  if (!(content instanceof Blob)) {
    yield content
    return
  }
  for (let at = 0; at < content.size; at += copied) {
    yield await content.slice(at, at + copied).arrayBuffer()
  }
}

/** The files of a set, in a worker, as they are called. */
export type BytesWorker = ReturnType<typeof bytesCalls>

expose(bytesCalls())
