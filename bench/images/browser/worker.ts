import { processImage } from '../../../packages/automations/src/images.ts'
import { browserCodecs } from '../../../packages/workbench/src/core/images/browserCodecs.ts'
import type { WorkDone, WorkOrder } from './messages.ts'

const codecs = browserCodecs()

/** Decodes and encodes an image with the browser alone. */
async function encodePlainly(image: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(image)
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  canvas.getContext('2d')!.drawImage(bitmap, 0, 0)
  bitmap.close()
  const encoded = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.75 })
  // Frees its pixels at once, as the automation does.
  canvas.width = 0
  return encoded
}

async function compress(image: Blob, mode: 'fast' | 'small'): Promise<Blob> {
  const bytes = new Uint8Array(await image.arrayBuffer())
  const task = { slug: 'image-compression', options: { mode }, bytes } as const
  const result = await processImage(task, { codecs })
  return result.state === 'changed' ? new Blob([result.bytes as Uint8Array<ArrayBuffer>]) : image
}

addEventListener('message', async ({ data }: MessageEvent<WorkOrder>) => {
  const { id, work, image } = data
  const result = work === 'plain' ? await encodePlainly(image) : await compress(image, work)
  postMessage({ id, image: result } satisfies WorkDone)
})
