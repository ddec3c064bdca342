/** A bulk operation as the Admin API shows it. */
export interface BulkOperation {
  readonly kind: 'BulkOperation'
  readonly id: string
  readonly type: 'MUTATION' | 'QUERY'
  /** The text with which it was started. */
  readonly query: string
  status: 'CANCELED' | 'CANCELING' | 'COMPLETED' | 'CREATED' | 'EXPIRED' | 'FAILED' | 'RUNNING'
  errorCode: 'ACCESS_DENIED' | 'INTERNAL_SERVER_ERROR' | null
  readonly createdAt: string
  completedAt: string | null
  objectCount: number
  rootObjectCount: number
  fileSize: number | null
  url: string | null
  partialDataUrl: string | null
}

const activeStates: ReadonlySet<BulkOperation['status']> = new Set([
  'CANCELING',
  'CREATED',
  'RUNNING',
])

/** Whether a bulk operation has not ended yet. */
export function isActive({ status }: BulkOperation): boolean {
  return activeStates.has(status)
}
