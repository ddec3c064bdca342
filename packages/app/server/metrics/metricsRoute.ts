import { createHash, timingSafeEqual } from 'node:crypto'
import type { Handler } from 'hono'

/** Path of the metrics of the server. Without `METRICS_TOKEN` there is none. */
export const metricsPath = '/metrics'

/** Text of the metrics, and the token of those who may read it. */
export interface MetricsAccess {
  readonly token: string
  /** The metrics in the text format of Prometheus. */
  readonly text: () => Promise<string>
  readonly contentType: string
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Answers with the metrics if the request carries the token. */
export function metricsRoute({ token, text, contentType }: MetricsAccess): Handler {
  const expected = digest(`Bearer ${token}`)
  return async (context) => {
    context.header('Cache-Control', 'no-store')
    const given = digest(context.req.header('authorization') ?? '')
    if (!timingSafeEqual(given, expected)) {
      return context.body(null, 401, { 'WWW-Authenticate': 'Bearer' })
    }
    return context.body(await text(), 200, { 'Content-Type': contentType })
  }
}
