import type { ThrottleStatus } from '../client/Budget.ts'
import type { IntentList } from '../intents/IntentList.ts'
import { operations } from '../operations/operations.ts'
import { divide } from './lines.ts'
import { mostPrices } from './priceLines.ts'

/** Seconds of a store's points that a job may take for single requests. */
const seconds = 60

/**
 * Counts the points that writing single requests costs at most.
 *
 * @param isIncluded whether an item is to be written
 */
export function estimatePoints(intents: IntentList, isIncluded: (item: number) => boolean): number {
  let points = 0
  const prices = new Map<number, number>()
  for (const product of intents.all()) {
    for (const { name } of divide(product, isIncluded)) points += operations[name].cost
    const variants = new Set<string>()
    for (const [at, { owner, column }] of product.intents.entries()) {
      const list = column.market?.priceList
      if (list === undefined || !isIncluded(product.first + at)) continue
      if (variants.has(`${list} ${owner}`)) continue
      variants.add(`${list} ${owner}`)
      prices.set(list, (prices.get(list) ?? 0) + 1)
    }
  }
  for (const count of prices.values()) {
    points += Math.ceil(count / mostPrices) * operations.SetMarketPrices.cost
  }
  return points
}

/** Returns the points up to which single requests are sent: a full bucket, and what a minute restores. */
export function directLimit({ maximumAvailable, restoreRate }: ThrottleStatus): number {
  return maximumAvailable + seconds * restoreRate
}
