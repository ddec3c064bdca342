import type { Finding } from '@dropwatt/automations'

/** Lists the rows of a finding, each once. */
export function rowsOf({ places }: Finding): readonly number[] {
  return [...new Set(places.map(({ row }) => row))]
}
