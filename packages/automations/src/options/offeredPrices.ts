import { Columns } from '../products/Columns.ts'

/** The value of an option that stands for the prices without a market. */
export const basePrices = 'base'

/** The prices of a market that an option offers. */
export interface OfferedPrices {
  readonly market: string
  /** The name of its price column, which is the value of the option. */
  readonly name: string
}

/**
 * Lists the markets that have a price column in a file.
 *
 * @param header the texts of the first row
 */
export function offeredPrices(header: readonly string[]): OfferedPrices[] {
  return Array.from(new Columns(header).markets).flatMap(([market, { price }]) => {
    const name = price === undefined ? undefined : header[price]
    return name === undefined ? [] : { market, name }
  })
}

/**
 * Finds the market that the value of an option means: the name of a price column, as this header or
 * another one writes it, or the name of the market itself.
 *
 * @returns nothing for the prices without a market, and where the file has no such market
 */
export function findPrices(header: readonly string[], value: string): OfferedPrices | undefined {
  if (value === basePrices) return undefined
  const [meant] = offeredPrices([value])
  const market = meant?.market ?? value
  const offered = offeredPrices(header)
  return offered.find(({ name }) => name === value) ?? offered.find((one) => one.market === market)
}
