import { setImmediate } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql'
import { isoTime } from '../contents/isoTime.ts'
import type { ArmedFaults } from '../faults/ArmedFaults.ts'
import type { Fault } from '../faults/Fault.ts'
import { readDocument } from '../graphql/readDocument.ts'
import { BulkList } from './BulkList.ts'
import { isActive, type BulkOperation } from './BulkOperation.ts'
import { checkBulkMutation } from './checkBulkMutation.ts'
import { checkBulkQuery } from './checkBulkQuery.ts'
import { flattenObjects } from './flattenObjects.ts'
import type { ResultFiles } from './ResultFiles.ts'
import type { Uploads } from './Uploads.ts'

type Variables = Readonly<Record<string, unknown>>

/** Executes one step of a bulk query. */
type ReadStep = (document: DocumentNode, list: BulkList) => Promise<ExecutionResult>

/** Answer of a mutation that starts a bulk operation. */
export interface BulkStart<Code extends string> {
  readonly bulkOperation: BulkOperation | null
  readonly userErrors: readonly {
    readonly field: readonly string[] | null
    readonly message: string
    readonly code: Code
  }[]
}

function refuseBulk<Code extends string>(
  field: string | null,
  message: string,
  code: Code,
): BulkStart<Code> {
  return {
    bulkOperation: null,
    userErrors: [{ field: field === null ? null : [field], message, code }],
  }
}

/** Operations of one kind that an app may run in a shop at once. */
const mostAtOnce = 5
/** Root objects between two looks at whether an operation was cancelled. */
const stepSize = 100

type Stop = 'CANCELED' | 'EXPIRED' | 'FAILED'

/** The bulk operations of a shop. */
export class BulkOperations {
  readonly files: ResultFiles
  readonly uploads: Uploads
  readonly #faults: ArmedFaults
  readonly #now: () => number
  readonly #onFinish: (operation: BulkOperation) => void
  readonly #operations = new Map<string, BulkOperation>()
  readonly #running = new Set<Promise<void>>()
  #release = Promise.withResolvers<void>()

  constructor(
    files: ResultFiles,
    uploads: Uploads,
    faults: ArmedFaults,
    now: () => number,
    onFinish: (operation: BulkOperation) => void,
  ) {
    this.files = files
    this.uploads = uploads
    this.#faults = faults
    this.#now = now
    this.#onFinish = onFinish
  }

  find(id: string): BulkOperation | undefined {
    return this.#operations.get(id)
  }

  /** Lists operations, the newest first. */
  list(): BulkOperation[] {
    return [...this.#operations.values()].toReversed()
  }

  /** Ends when no operation is running. */
  async settled(): Promise<void> {
    await Promise.all(this.#running)
  }

  /** Lets operations that are held go on. */
  release(): void {
    this.#release.resolve()
    this.#release = Promise.withResolvers()
  }

  /** Asks an operation to stop; it does so at its next step. */
  cancel(id: string): BulkOperation | undefined {
    const operation = this.#operations.get(id)
    if (operation && isActive(operation)) {
      operation.status = 'CANCELING'
      this.release()
    }
    return operation
  }

  cancelAll(): void {
    for (const id of this.#operations.keys()) this.cancel(id)
  }

  isFull(type: BulkOperation['type']): boolean {
    return this.list().filter((each) => each.type === type && isActive(each)).length >= mostAtOnce
  }

  /** Starts to read what a query lists. The lines come in no order, unless they are to be grouped. */
  runQuery(
    schema: GraphQLSchema,
    query: string,
    isGrouped: boolean,
    readStep: ReadStep,
  ): BulkStart<'INVALID' | 'LIMIT_REACHED'> {
    const document = readDocument(schema, query)
    if (!('kind' in document)) {
      return refuseBulk('query', `Invalid bulk query: ${document[0]?.message}`, 'INVALID')
    }
    const problem = checkBulkQuery(schema, document)
    if (problem !== undefined) return refuseBulk('query', problem, 'INVALID')
    if (this.isFull('QUERY')) {
      const message = `A maximum of ${mostAtOnce} bulk queries can run at once.`
      return refuseBulk(null, message, 'LIMIT_REACHED')
    }
    const bulkOperation = this.start('QUERY', query, (operation) =>
      this.#readAll(operation, (list) => readStep(document, list), isGrouped),
    )
    return { bulkOperation, userErrors: [] }
  }

  /** Starts to execute a mutation for each line of a file. The answers come in no order. */
  runMutation(
    schema: GraphQLSchema,
    mutation: string,
    path: string,
    execute: (document: DocumentNode, variables: Variables) => Promise<ExecutionResult>,
  ): BulkStart<
    'INVALID_MUTATION' | 'INVALID_STAGED_UPLOAD_FILE' | 'LIMIT_REACHED' | 'NO_SUCH_FILE'
  > {
    const document = readDocument(schema, mutation)
    if (!('kind' in document)) {
      return refuseBulk('mutation', document[0]?.message ?? '', 'INVALID_MUTATION')
    }
    const problem = checkBulkMutation(document)
    if (problem !== undefined) return refuseBulk('mutation', problem, 'INVALID_MUTATION')
    if (this.isFull('MUTATION')) {
      const message = `A maximum of ${mostAtOnce} bulk mutations can run at once.`
      return refuseBulk(null, message, 'LIMIT_REACHED')
    }
    const text = this.uploads.take(path)
    if (text === undefined) {
      const message = 'The JSONL file could not be found. Try uploading the file again.'
      return refuseBulk('stagedUploadPath', message, 'NO_SUCH_FILE')
    }
    const inputs = readLines(text)
    if (!inputs) {
      const message = 'The file is not in the JSONL format.'
      return refuseBulk('stagedUploadPath', message, 'INVALID_STAGED_UPLOAD_FILE')
    }
    const bulkOperation = this.start('MUTATION', mutation, (operation) =>
      this.#executeAll(operation, inputs, (variables) => execute(document, variables)),
    )
    return { bulkOperation, userErrors: [] }
  }

  async #executeAll(
    operation: BulkOperation,
    inputs: readonly Variables[],
    execute: (variables: Variables) => Promise<ExecutionResult>,
  ): Promise<void> {
    const lines: string[] = []
    let stop = await this.step(operation, lines)
    for (const [at, variables] of inputs.entries()) {
      if (stop) break
      lines.push(JSON.stringify({ ...(await execute(variables)), __lineNumber: at }))
      operation.objectCount = lines.length
      operation.rootObjectCount = lines.length
      stop = await this.step(operation, lines, at === inputs.length - 1)
    }
    // Lines that were executed, and that nobody is told about.
    const silent = this.#faults.take(['unreported-lines'])
    if (silent) lines.splice(lines.length - Math.min(lines.length, silent.lines ?? 0))
    this.finish(operation, shuffle(lines), stop)
  }

  /** Starts an operation; it shows what it does in its record. */
  start(
    type: BulkOperation['type'],
    query: string,
    run: (operation: BulkOperation) => Promise<void>,
  ): BulkOperation {
    const operation: BulkOperation = {
      kind: 'BulkOperation',
      id: `gid://shopify/BulkOperation/${9_100_000_000_001 + this.#operations.size}`,
      type,
      query,
      status: 'CREATED',
      errorCode: null,
      createdAt: isoTime(this.#now()),
      completedAt: null,
      objectCount: 0,
      rootObjectCount: 0,
      fileSize: null,
      url: null,
      partialDataUrl: null,
    }
    this.#operations.set(operation.id, operation)
    const running = setImmediate()
      .then(() => run(operation))
      .finally(() => this.#running.delete(running))
    this.#running.add(running)
    return { ...operation }
  }

  async #readAll(
    operation: BulkOperation,
    readStep: (list: BulkList) => Promise<ExecutionResult>,
    isGrouped: boolean,
  ): Promise<void> {
    const list = new BulkList(stepSize)
    const lines: string[] = []
    let stop = await this.step(operation, lines)
    while (!stop && !list.isDone) {
      const { data, errors } = await readStep(list)
      if (errors || !data) {
        const isDenied = errors?.some(({ extensions }) => extensions['code'] === 'ACCESS_DENIED')
        operation.errorCode = isDenied ? 'ACCESS_DENIED' : 'INTERNAL_SERVER_ERROR'
        stop = 'FAILED'
        break
      }
      const found = flattenObjects(data, () => (operation.rootObjectCount += 1))
      for (const line of found) lines.push(line)
      operation.objectCount = lines.length
      stop = await this.step(operation, lines, list.isDone)
    }
    this.finish(operation, isGrouped ? lines : shuffle(lines), stop)
  }

  /**
   * Gives the other work of the process a turn, and says how an operation is to stop: because it was
   * cancelled, or by a fault, which cuts its lines.
   *
   * @param isLast whether nothing is left to do, so that a fault cannot wait for more lines. @default false
   */
  async step(operation: BulkOperation, lines: string[], isLast = false): Promise<Stop | undefined> {
    await setImmediate()
    if (operation.status === 'CREATED') operation.status = 'RUNNING'
    const isDue = (fault: Fault) => isLast || lines.length >= (fault.lines ?? 0)
    const isHeld = !isCancelled(operation) && this.#faults.take(['bulk-held'], isDue)
    if (isHeld) await this.#release.promise
    if (isCancelled(operation)) return 'CANCELED'
    const fault = this.#faults.take(['bulk-failed', 'bulk-expired', 'bulk-canceled'], isDue)
    if (!fault) return undefined
    lines.splice(fault.lines ?? 0)
    operation.objectCount = lines.length
    if (fault.kind === 'bulk-expired') return 'EXPIRED'
    if (fault.kind === 'bulk-canceled') return 'CANCELED'
    operation.errorCode = 'INTERNAL_SERVER_ERROR'
    return 'FAILED'
  }

  /** Ends an operation, and offers its lines: as its result, or as what there was when it stopped. */
  finish(operation: BulkOperation, lines: readonly string[], stop?: Stop): void {
    const isEmpty = lines.length === 0 || this.#faults.take(['empty-url']) !== undefined
    if (!isEmpty) {
      const bytes = new TextEncoder().encode(`${lines.join('\n')}\n`)
      const url = this.files.add(bytes)
      if (stop) operation.partialDataUrl = url
      else operation.url = url
      operation.fileSize = bytes.length
    }
    operation.status = stop ?? 'COMPLETED'
    operation.completedAt = isoTime(this.#now())
    this.#onFinish(operation)
  }
}

/** Names the connection that a line is of; a line without a parent is alone. */
function connectionOf(line: string): string {
  const object = JSON.parse(line) as { readonly id?: string; readonly __parentId?: string }
  const { id = '', __parentId: parent } = object
  return parent === undefined ? line : `${id.slice(0, id.lastIndexOf('/'))} ${parent}`
}

/**
 * Puts lines in an order that looks like chance and is always the same. Those of one connection keep
 * theirs, as at Shopify.
 */
function shuffle(lines: readonly string[]): string[] {
  const connections = Map.groupBy(lines, connectionOf)
  const keyed = lines.map((line) => ({ line, key: crc32(line) }))
  return keyed
    .toSorted((a, b) => a.key - b.key)
    .map(({ line }) => connections.get(connectionOf(line))?.shift() ?? line)
}

/** Reads the variables of each line; nothing where a line is no object. */
function readLines(text: string): readonly Variables[] | undefined {
  try {
    const lines = text.split('\n').filter((line) => line.trim() !== '')
    const inputs = lines.map((line) => JSON.parse(line) as unknown)
    return inputs.every(isInput) && inputs.length > 0 ? inputs : undefined
  } catch {
    return undefined
  }
}

function isInput(input: unknown): input is Variables {
  return typeof input === 'object' && input !== null && !Array.isArray(input)
}

function isCancelled({ status }: BulkOperation): boolean {
  return status === 'CANCELING'
}
