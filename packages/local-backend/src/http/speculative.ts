import type { MiddlewareHandler } from 'hono'

const purposes = ['sec-purpose', 'purpose', 'x-moz']

/**
 * Keeps HEAD and prefetch requests from consuming a single-use link: answers HEAD without a body, and a
 * prefetch with 503, which browsers discard, so that the navigation makes its own request. Browsers mark
 * a prefetch by `Sec-Purpose`, older ones by `Purpose` or `X-Moz`.
 */
export const ignoreSpeculation: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'HEAD') return c.body(null)
  const isPrefetch = purposes.some((name) => /\bprefetch\b/iu.test(c.req.header(name) ?? ''))
  return isPrefetch ? c.body(null, 503) : next()
}
