import type { ImageBench, Work, WorkDone, WorkOrder } from './messages.ts'

declare global {
  interface Window {
    imageBench: ImageBench
  }
}

const images: Blob[] = []
const workers = Array.from(
  { length: 2 },
  () => new Worker(new URL('worker.ts', import.meta.url), { type: 'module' }),
)
let next = 0

function workOn(worker: Worker, work: Work, image: Blob): Promise<Blob> {
  const id = (next += 1)
  return new Promise((resolve, reject) => {
    const listen = ({ data }: MessageEvent<WorkDone>) => {
      if (data.id !== id) return
      worker.removeEventListener('message', listen)
      resolve(data.image)
    }
    worker.addEventListener('message', listen)
    worker.addEventListener('error', ({ message }) => reject(new Error(message)), { once: true })
    worker.postMessage({ id, work, image } satisfies WorkOrder, [])
  })
}

async function base64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += 8_192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8_192))
  }
  return btoa(text)
}

window.imageBench = {
  async add(url) {
    const response = await fetch(url)
    images.push(await response.blob())
    return images.length - 1
  },
  async run(work, numbers) {
    const start = performance.now()
    const waiting = [...numbers]
    await Promise.all(
      workers.map(async (worker) => {
        for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
          await workOn(worker, work, images[at]!)
        }
      }),
    )
    return performance.now() - start
  },
  async once(work, at) {
    return base64(await workOn(workers[0]!, work, images[at]!))
  },
}
