/** Faults that wait for the next requests, bulk operations or webhooks that they fit. */
const armedKinds = [
  'throttled',
  'too-many-requests',
  'bad-gateway',
  'timeout',
  'cut-before',
  'cut-after',
  'wrong-version',
  'bulk-failed',
  'bulk-expired',
  'bulk-canceled',
  'bulk-held',
  'unreported-lines',
  'empty-url',
  'webhooks-twice',
  'webhooks-out-of-order',
  'webhooks-renamed',
] as const

/** Faults that happen at once. */
export const immediateKinds = [
  'released-bulk',
  'expired-addresses',
  'expired-token',
  'revoked-token',
  'removed-scope',
  'empty-bucket',
  'deleted-product',
  'changed-values',
  'uninstalled',
  'redacted',
] as const

export type ArmedKind = (typeof armedKinds)[number]
export type FaultKind = ArmedKind | (typeof immediateKinds)[number]

/** Something that goes wrong in a practice shop, on demand. */
export interface Fault {
  readonly kind: FaultKind
  /** Address of the shop. @default the first one */
  readonly shop?: string
  /** Name of the operation that a request fault waits for. @default any */
  readonly operation?: string
  /** Number of times that it happens. @default 1 */
  readonly times?: number
  /** Number of occasions that fit and are let through first. @default 0 */
  readonly skip?: number
  /** Seconds that a refused request is told to wait. @default 2 */
  readonly retryAfter?: number
  /** Lines of a bulk operation that come before it stops, or that are left out of its result. @default 0 */
  readonly lines?: number
  /** The scope that is taken away. */
  readonly scope?: string
  /** Handle of the product that is deleted or changed. */
  readonly handle?: string
  /** New texts of the fields of a product, or of all its variants. */
  readonly values?: {
    readonly title?: string
    readonly vendor?: string
    readonly descriptionHtml?: string
    readonly tags?: readonly string[]
    readonly price?: string
    readonly compareAtPrice?: string | null
  }
}

const texts = ['shop', 'operation', 'scope', 'handle'] as const
const numbers = ['times', 'skip', 'retryAfter', 'lines'] as const

/** Reads a fault from JSON; nothing where it is none. */
export function readFault(json: unknown): Fault | undefined {
  if (typeof json !== 'object' || json === null) return undefined
  const fault = json as Readonly<Record<string, unknown>>
  const kinds: readonly unknown[] = [...armedKinds, ...immediateKinds]
  const isFault =
    kinds.includes(fault['kind']) &&
    texts.every((key) => fault[key] === undefined || typeof fault[key] === 'string') &&
    numbers.every((key) => fault[key] === undefined || Number.isInteger(fault[key])) &&
    (fault['values'] === undefined ||
      (typeof fault['values'] === 'object' && fault['values'] !== null))
  return isFault ? (json as Fault) : undefined
}
