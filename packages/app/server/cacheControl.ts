import type { MiddlewareHandler } from 'hono'

/** Below it lie the files whose names hold a hash of what is in them. */
export const hashedFiles = '/assets/'

/** How long the browser keeps an answer: a hashed file for a year; all else is asked for anew. */
export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'no-cache',
} as const

/** Says how long an answer is kept, unless whoever answered has said it. */
export function cacheHeaders(): MiddlewareHandler {
  return async (context, next) => {
    await next()
    if (context.res.headers.has('Cache-Control')) return
    const isHashed = context.res.ok && context.req.path.startsWith(hashedFiles)
    context.header('Cache-Control', isHashed ? cacheControl.hashed : cacheControl.other)
  }
}
