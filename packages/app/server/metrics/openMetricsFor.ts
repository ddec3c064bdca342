import type { Metrics } from './openMetrics.ts'

/** Opens the metrics if there is a token for them; otherwise their code is not loaded. */
export async function openMetricsFor(token: string | undefined): Promise<Metrics | undefined> {
  if (token === undefined) return undefined
  const { openMetrics } = await import('./openMetrics.ts')
  return openMetrics(token)
}
