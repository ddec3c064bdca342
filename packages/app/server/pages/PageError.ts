import type { PageErrorCode } from '../../src/config/pagePath.ts'

/** Thrown when there is no page to be had. It holds nothing of the address, so it can be logged. */
export class PageError extends Error {
  override readonly name = 'PageError'
  readonly code: PageErrorCode

  constructor(code: PageErrorCode) {
    super(`No page: ${code}.`)
    this.code = code
  }
}
