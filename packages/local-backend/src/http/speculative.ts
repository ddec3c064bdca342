import type { MiddlewareHandler } from 'hono'

const purposes = ['sec-purpose', 'purpose', 'x-moz']

/**
 * Keeps a link from being used up before somebody opens it: answers HEAD with nothing, and a prefetch
 * with 503, which browsers discard, so that opening the link makes a request of its own. Browsers mark
 * a prefetch by `Sec-Purpose`, older ones by `Purpose` or `X-Moz`.
 */
export const ignoreSpeculation: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'HEAD') return c.body(null)
  const isPrefetch = purposes.some((name) => /\bprefetch\b/iu.test(c.req.header(name) ?? ''))
  return isPrefetch ? c.body(null, 503) : next()
}
