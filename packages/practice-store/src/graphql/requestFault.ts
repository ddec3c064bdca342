import type { ArmedFaults } from '../faults/ArmedFaults.ts'
import type { Fault } from '../faults/Fault.ts'
import type { OperationRequest } from './runOperation.ts'
import type { ThrottleStatus } from './Throttle.ts'

const kinds = [
  'throttled',
  'too-many-requests',
  'bad-gateway',
  'timeout',
  'cut-before',
  'cut-after',
  'wrong-version',
] as const

/** Takes the fault that is due for a request, if there is one. */
export function takeRequestFault(
  faults: ArmedFaults,
  request: OperationRequest,
): Fault | undefined {
  const name =
    request.operationName ?? /\b(?:query|mutation)\s+(\w+)/.exec(request.query)?.[1] ?? ''
  return faults.take(kinds, ({ operation }) => operation === undefined || operation === name)
}

/** An answer whose connection is cut before its end. */
export function cutResponse(): Response {
  const cut = new ReadableStream({
    start: (controller) => controller.error(new TypeError('The connection was cut.')),
  })
  return new Response(cut, { headers: { 'content-type': 'application/json' } })
}

/** An answer that comes when nobody waits for it any more. */
async function noResponse({ signal }: Request): Promise<Response> {
  const { promise, resolve } = Promise.withResolvers<void>()
  signal.addEventListener('abort', () => resolve(), { once: true })
  if (!signal.aborted) await promise
  return new Response(null, { status: 408 })
}

/** Answers a request that a fault keeps from being executed; nothing where it is executed. */
export function refusal(
  { kind, retryAfter = 2 }: Fault,
  request: Request,
  throttleStatus: ThrottleStatus,
): Promise<Response> | Response | undefined {
  if (kind === 'throttled') {
    const errors = [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }]
    const cost = { requestedQueryCost: 10, actualQueryCost: null, throttleStatus }
    return Response.json({ errors, extensions: { cost } })
  }
  if (kind === 'too-many-requests') {
    const headers = { 'retry-after': retryAfter.toFixed(1) }
    return Response.json({ errors: 'Too many requests' }, { status: 429, headers })
  }
  if (kind === 'bad-gateway') return new Response('<h1>502 Bad Gateway</h1>', { status: 502 })
  if (kind === 'timeout') return noResponse(request)
  return kind === 'cut-before' ? cutResponse() : undefined
}
