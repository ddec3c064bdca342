import type { PageErrorCode } from '@dropwatt/workbench/endpoints'

/** Thrown when there is no page to be had. It holds nothing of the address, so it can be logged. */
export class PageError extends Error {
  override readonly name = 'PageError'
  readonly code: PageErrorCode

  constructor(code: PageErrorCode) {
    super(`No page: ${code}.`)
    this.code = code
  }
}
