import type { FileCurrencies } from '@dropwatt/automations'
import type { LiveSidecar } from '@dropwatt/shopify'

/** Returns the currencies of the prices in a live file; nothing for one of translations, which has none. */
export function currenciesOf(sidecar: LiveSidecar): FileCurrencies | undefined {
  if (!('markets' in sidecar)) return undefined
  const markets = sidecar.markets.map(({ name, currency }) => [name, currency] as const)
  return { base: sidecar.currencyCode, markets: Object.fromEntries(markets) }
}
