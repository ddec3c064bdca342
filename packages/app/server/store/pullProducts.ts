import {
  AdminError,
  bulkText,
  operations,
  type AdminClient,
  type BulkState,
} from '@dropwatt/shopify'

export interface PullOptions {
  /** In Shopify's search syntax; empty reads all. */
  readonly query: string
  readonly signal: AbortSignal
  readonly onProgress: (objects: number) => void
  /** Requests the result at an address that Shopify gave. */
  readonly download: (address: string, signal: AbortSignal) => AsyncIterable<Uint8Array>
}

/** In ms. */
const pause = 1000

/** The operation did not come to its end at Shopify; trying again may help. */
export class BulkEnded extends Error {
  override readonly name = 'BulkEnded'
}

/** Reads products as the lines of a bulk operation. */
export async function* pullProducts(
  client: AdminClient,
  { query, signal, onProgress, download }: PullOptions,
): AsyncGenerator<string> {
  const text = bulkText(operations.PullProducts, { query: query || null })
  const { bulkOperationRunQuery: run } = await client.run('StartBulkQuery', { query: text })
  const id = run?.bulkOperation?.id
  if (id === undefined) throw new AdminError('refused')
  const address = await untilComplete(client, id, { signal, onProgress })
  if (address === null) return
  yield* linesOf(download(address, signal))
}

async function untilComplete(
  client: AdminClient,
  id: string,
  { signal, onProgress }: Pick<PullOptions, 'signal' | 'onProgress'>,
): Promise<string | null> {
  for (;;) {
    if (signal.aborted) {
      await client.run('CancelBulk', { id }).catch(() => {})
      signal.throwIfAborted()
    }
    const { bulkOperation } = await client.run('BulkState', { id })
    if (!bulkOperation) throw new BulkEnded()
    onProgress(Number(bulkOperation.objectCount))
    if (bulkOperation.status === 'COMPLETED') return bulkOperation.url
    if (hasEnded(bulkOperation)) throw new BulkEnded()
    await client.wait(pause)
  }
}

function hasEnded({ status }: BulkState): boolean {
  return status === 'CANCELED' || status === 'EXPIRED' || status === 'FAILED'
}

async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8')
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line !== '') yield line
  }
  rest += decoder.decode()
  if (rest !== '') yield rest
}
