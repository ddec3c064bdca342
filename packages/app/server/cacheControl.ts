import type { MiddlewareHandler } from 'hono'

/** The folder of files with a content hash in their names. */
export const hashedFiles = '/assets/'

/** Returns the cache policy: a year for hashed files, revalidation for everything else. */
export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'no-cache',
} as const

/** Sets `Cache-Control`, unless the handler has set it. */
export function cacheHeaders(): MiddlewareHandler {
  return async (context, next) => {
    await next()
    if (context.res.headers.has('Cache-Control')) return
    const isHashed = context.res.ok && context.req.path.startsWith(hashedFiles)
    context.header('Cache-Control', isHashed ? cacheControl.hashed : cacheControl.other)
  }
}
