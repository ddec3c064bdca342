export type ServiceErrorCode =
  /** The service did not accept the key. */
  | 'key'
  /** The quota of the key is used up, or its account has no credit. */
  | 'quota'
  /** The service still asked to wait after several attempts. */
  | 'busy'
  /** Nothing answers at the address, or it does not answer web pages. */
  | 'unreachable'
  /** The host of the app does not let it connect. */
  | 'host'
  /** Nothing is at the address, or the service has no such model. */
  | 'not-found'
  /** The service did not answer in time. */
  | 'slow'
  /** The service refused the request, such as for a language that it lacks. */
  | 'refused'
  /** The answer is not one that such a service gives. */
  | 'unexpected'
  /** The text is longer than the service takes. */
  | 'too-long'
  /** The model or the translator of the browser failed. */
  | 'browser'

/** A service failed. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  readonly code: ServiceErrorCode
  /** Error message of the service, without the key; may be empty. */
  readonly details: string

  constructor(code: ServiceErrorCode, details = '') {
    super(details === '' ? code : `${code}: ${details}`)
    this.code = code
    this.details = details
  }
}

/** Errors that only concern one text, so that others may still be done. */
const ofOneText: ReadonlySet<ServiceErrorCode> = new Set(['unexpected', 'refused', 'too-long'])

/** Whether an error may concern one text alone. */
export function concernsOneText(code: ServiceErrorCode): boolean {
  return ofOneText.has(code)
}

/** So many texts in a row that fail mean that the service does not work at all. */
export const mostFailuresInARow = 5
