import type { Pull } from './storeApi.ts'
import { StoreFailed } from './StoreFailed.ts'

/** Time between two looks at a pull, in ms: the server notes its progress as often. */
const lookEvery = 1000

type Bytes = Uint8Array<ArrayBuffer>

export interface PulledLinesOptions {
  /** Opens the lines. */
  readonly open: () => Promise<ReadableStream<Bytes>>
  /** Returns the state of the pull. */
  readonly look: () => Promise<Pull>
  readonly signal: AbortSignal
  readonly onProgress: (objects: number) => void
}

/**
 * Opens the lines of a pull, and looks at its progress meanwhile. They end only if the server says that
 * all were read: a connection that is cut can look like the end of a shorter answer.
 */
export async function pulledLines({
  open,
  look,
  signal,
  onProgress,
}: PulledLinesOptions): Promise<ReadableStream<Bytes>> {
  let most = 0
  const note = ({ objects }: Pull) => {
    if (objects <= most) return
    most = objects
    onProgress(objects)
  }
  // A look that fails says nothing about the lines.
  const timer = setInterval(() => void look().then(note, () => {}), lookEvery)
  const stop = () => clearInterval(timer)
  signal.addEventListener('abort', stop, { once: true })

  let reader: ReadableStreamDefaultReader<Bytes>
  try {
    reader = (await open()).getReader()
  } catch (error) {
    stop()
    throw error
  }

  async function close(isRead: boolean): Promise<void> {
    stop()
    signal.throwIfAborted()
    const pull = await look()
    note(pull)
    if (pull.state === 'failed') throw new StoreFailed(pull.error ?? 'interrupted')
    if (!isRead || pull.state !== 'done') throw new StoreFailed('offline')
  }

  return new ReadableStream<Bytes>({
    async pull(controller) {
      const result = await reader.read().catch(() => undefined)
      if (result?.value) controller.enqueue(result.value)
      else {
        await close(result !== undefined)
        controller.close()
      }
    },
    async cancel(reason) {
      stop()
      await reader.cancel(reason)
    },
  })
}
