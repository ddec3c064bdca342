import type { ExportImage } from '@dropwatt/automations/images'
import { startWorker } from '../../engine/startWorker.ts'
import { canConnect } from '../../services/key/canConnect.ts'
import type { ImageSource } from '../intake/ImageSource.ts'
import type { ImageRequests } from './imageRequests.ts'
// oxlint-disable-next-line import/default -- Vite replaces this module by the address of the worker.
import url from './imageRequests.ts?worker&url'
import type { AddressFailure } from './readAddress.ts'

/** An image that could not be read. */
export interface UnreadImage extends ExportImage {
  readonly failure: AddressFailure
}

function sourceOf(name: string, bytes: ArrayBuffer): ImageSource {
  const file = new File([bytes], name.slice(name.lastIndexOf('/') + 1))
  return { kind: 'file', file, name }
}

/** Maximum number of concurrent requests, so that no host is flooded. */
const atOnce = 4

/**
 * Reads images from their addresses. A worker asks for them whose response headers let it connect to
 * other hosts, which pages of the app may not. Where the host sends no such headers, none is asked for.
 *
 * @param onProgress called after each image with how many are done
 * @returns the images in their order, and those that could not be read
 * @throws the reason of `signal` when it aborts
 */
export async function readImages(
  images: readonly ExportImage[],
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<{ readonly sources: readonly ImageSource[]; readonly unread: readonly UnreadImage[] }> {
  const isAllowed = await canConnect(url)
  signal.throwIfAborted()
  if (!isAllowed) {
    return { sources: [], unread: images.map((image) => ({ ...image, failure: 'policy' })) }
  }
  const worker = startWorker<ImageRequests>(url)
  const stop = () => worker.stop()
  signal.addEventListener('abort', stop)
  const found = new Map<number, ImageSource>()
  const unread: UnreadImage[] = []
  let next = 0
  let done = 0

  async function readOthers(): Promise<void> {
    for (let index = next++; index < images.length; index = next++) {
      const image = images[index]!
      // oxlint-disable-next-line no-await-in-loop -- One after the other in each of a few loops.
      const read = await worker.call((api) => api.read(image.address))
      if ('bytes' in read) found.set(index, sourceOf(image.name, read.bytes))
      else unread.push({ ...image, failure: read.failure })
      done += 1
      onProgress(done)
    }
  }

  try {
    await Promise.all(Array.from({ length: atOnce }, readOthers))
    const inOrder = [...found].toSorted(([one], [other]) => one - other)
    return { sources: inOrder.map(([, source]) => source), unread }
  } catch (error) {
    signal.throwIfAborted()
    throw error
  } finally {
    signal.removeEventListener('abort', stop)
    worker.stop()
  }
}
