import type { AdminClient } from '../client/AdminClient.ts'
import { AdminError } from '../client/AdminError.ts'
import { readLines } from '../convert/readLines.ts'
import { bulkText } from '../operations/bulkText.ts'
import { operations } from '../operations/operations.ts'
import type { BulkName, BulkState, VariablesOf } from '../operations/operationTypes.ts'
import { BulkError, type BulkErrorCode } from './BulkError.ts'
import type { PullOptions } from './PullOptions.ts'

/** Time between two looks at an operation, in ms. */
const pause = 1000

const failures: Partial<Record<BulkState['status'], BulkErrorCode>> = {
  CANCELED: 'canceled',
  EXPIRED: 'expired',
  FAILED: 'failed',
}

/** Time between two attempts to start an operation while as many as a shop may have are running, in ms. */
const slotPause = 5000
const mostAttempts = 60

/** Codes of Shopify's with which an operation has to wait for others. */
const isFull = new Set<unknown>(['LIMIT_REACHED', 'OPERATION_IN_PROGRESS'])

/** Starts an operation, and returns its id. */
async function start(client: AdminClient, query: string, signal: AbortSignal): Promise<string> {
  for (let count = 1; ; count += 1) {
    signal.throwIfAborted()
    const { bulkOperationRunQuery: started } = await client.run('StartBulkQuery', { query })
    if (started?.bulkOperation) return started.bulkOperation.id
    if (!started?.userErrors.some(({ code }) => isFull.has(code))) throw new AdminError('refused')
    if (count === mostAttempts) throw new AdminError('throttled')
    await client.wait(slotPause)
  }
}

/** Waits for the end of a bulk operation, and cancels it if the caller does not. */
async function complete(
  client: AdminClient,
  id: string,
  { signal, onProgress }: Pick<PullOptions, 'signal' | 'onProgress'>,
): Promise<BulkState> {
  for (;;) {
    const { bulkOperation: state } = await client.run('BulkState', { id })
    if (!state) throw new BulkError('expired')
    onProgress(Number(state.objectCount))
    const failure = failures[state.status]
    if (failure) throw new BulkError(failure)
    if (state.status === 'COMPLETED') return state
    if (signal.aborted) {
      // The caller has left; without the answer Shopify reads on in vain.
      await client.run('CancelBulk', { id }).catch(() => {})
      throw signal.reason
    }
    await client.wait(pause)
  }
}

/** Reads by a bulk operation, which waits for some minutes while a shop has too many. */
export async function* bulkLines<Name extends BulkName>(
  client: AdminClient,
  name: Name,
  variables: VariablesOf<Name>,
  { download, ...options }: Omit<PullOptions, 'query'>,
): AsyncGenerator<string> {
  const text = bulkText(operations[name], variables)
  const id = await start(client, text, options.signal)
  const { url, objectCount } = await complete(client, id, options)
  // Without an address the result is empty, as is its count.
  if (url === null) {
    if (Number(objectCount) > 0) throw new BulkError('failed')
    return
  }
  for await (const { texts, isWhole } of readLines(download(url, options.signal))) {
    if (!isWhole && !texts.every(isJson)) throw new BulkError('partial')
    yield* texts
  }
}

/** Reads products by a bulk operation. */
export function pullBulk(client: AdminClient, { query, ...options }: PullOptions) {
  return bulkLines(client, 'PullProducts', { query: query || null }, options)
}

/** Whether the last line, which need not have an end, was not cut off. */
function isJson(line: string): boolean {
  try {
    JSON.parse(line)
    return true
  } catch {
    return false
  }
}
