import type { CDPSession } from 'playwright'

/** The answer of the browser to `Runtime.getHeapUsage`, in bytes. */
interface HeapUsage {
  readonly usedSize: number
  /** Size of arrays of bytes. */
  readonly backingStorageSize: number
}

interface Answer {
  readonly id?: number
  readonly result?: HeapUsage
}

/** Returns how much memory the worker of a page holds after a garbage collection, in bytes. */
export async function workerMemory(devtools: CDPSession): Promise<number> {
  const attached = Promise.withResolvers<string>()
  const usage = Promise.withResolvers<HeapUsage>()
  devtools.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'worker') attached.resolve(sessionId)
  })
  devtools.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = JSON.parse(message) as Answer
    if (id === 2 && result) usage.resolve(result)
  })
  await devtools.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  })
  const sessionId = await attached.promise
  for (const [index, method] of ['HeapProfiler.collectGarbage', 'Runtime.getHeapUsage'].entries()) {
    const message = JSON.stringify({ id: index + 1, method, params: {} })
    await devtools.send('Target.sendMessageToTarget', { sessionId, message })
  }
  const { usedSize, backingStorageSize } = await usage.promise
  return usedSize + backingStorageSize
}
