/** Currencies that a file does not say itself, such as those of the store that it was read from. */
export interface FileCurrencies {
  /** ISO 4217 code of the prices without a market. */
  readonly base: string
  /** Those of the prices of markets, by the names of the markets. */
  readonly markets: Readonly<Record<string, string>>
}

/** Returns the currency of the prices of a market; nothing where it is not known. */
export function currencyOfMarket(
  currencies: FileCurrencies | undefined,
  market: string,
): string | undefined {
  const markets = currencies?.markets ?? {}
  return Object.hasOwn(markets, market) ? markets[market] : undefined
}
