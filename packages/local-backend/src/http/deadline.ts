import { HTTPException } from 'hono/http-exception'
import { timeout } from 'hono/timeout'
import { ApiError } from '../errors.ts'

/** In milliseconds, as in GoTrue. */
const longest = 10_000

const timedOut = () =>
  new ApiError(
    504,
    'request_timeout',
    'Processing this request timed out, please retry after a moment.',
  )

/** Responds with 504 after ten seconds. */
export const enforceDeadline = timeout(longest, () => new HTTPException(504, { cause: timedOut() }))
