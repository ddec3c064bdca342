import { transfer } from 'comlink'
import { startWorker, type Calls, type RunningWorker } from '../../engine/startWorker.ts'
import type { ImageWorker } from '../engine/imageCalls.ts'
import type { ImageContent } from '../engine/ImageContent.ts'
// oxlint-disable-next-line import/default -- Vite replaces this module by the address of the worker.
import url from '../engine/imageWorker.ts?worker&url'

export type { ImageWorker }

/** The worker as it is called from outside. */
export type ImageApi = Calls<ImageWorker>

/** Starts a worker that decodes and changes images. */
export function startImageWorker(): RunningWorker<ImageWorker> {
  return startWorker<ImageWorker>(url)
}

/** Hands the bytes of an image over to a worker, so that they are not copied. */
export function sendable(content: ImageContent): ImageContent {
  const { bytes } = content
  return bytes instanceof Blob ? content : transfer(content, [bytes])
}
