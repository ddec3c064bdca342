import type { ShopFacts } from '../fields/Field.ts'
import type { Intent } from '../intents/Intent.ts'
import type { CurrentObjects } from './readCurrent.ts'
import { currentDigest, currentText, isAfter, isBefore } from './texts.ts'

/** Outcome of comparing an intent with the store. */
export type Verdict =
  /** The store has the value that was read. */
  | { readonly is: 'unchanged' }
  /** The store has the wanted value. */
  | { readonly is: 'wanted' }
  /**
   * Somebody has changed it; `text` is in the store now. If it is the original of a translation that was
   * changed, `digest` identifies the new one.
   */
  | { readonly is: 'changed'; readonly text: string; readonly digest?: string }
  /** The object is not in the store any more. */
  | { readonly is: 'gone' }

/**
 * Compares a value with the store: Shopify has no writes that depend on the earlier value, so this is done
 * just before each one, and after one of unknown outcome. Tags are compared one by one, so that those
 * which others added are in nobody's way; and a translation is in conflict as well if its original changed.
 */
export function judge(intent: Intent, current: CurrentObjects, shop: ShopFacts): Verdict {
  const text = currentText(intent, current, shop)
  if (text === undefined) return { is: 'gone' }
  if (isAfter(intent, text)) return { is: 'wanted' }
  const digest = currentDigest(intent, current)
  if (digest !== intent.digest) return { is: 'changed', text, ...(digest && { digest }) }
  return isBefore(intent, text) ? { is: 'unchanged' } : { is: 'changed', text }
}

/** The values of a unit price. */
const unitPrice = new Set([
  'unitPriceTotal',
  'unitPriceTotalUnit',
  'unitPriceBase',
  'unitPriceBaseUnit',
])

/**
 * Names the value that an intent is a part of, for values of several columns that a store takes all or none:
 * a unit price, and the two prices of a variant in a market.
 */
function wholeOf({ owner, column: { key, market } }: Intent): string | undefined {
  if (market) return `${owner} ${market.priceList}`
  return unitPrice.has(key ?? '') ? owner : undefined
}

/**
 * Compares the intents of a product with the store. If somebody changed one part of a value that is written
 * as a whole, all of its parts are in conflict.
 *
 * @returns one verdict for each intent
 */
export function judgeAll(
  intents: readonly Intent[],
  current: CurrentObjects,
  shop: ShopFacts,
): Verdict[] {
  const verdicts = intents.map((intent) => judge(intent, current, shop))
  const changed = new Set(
    intents.flatMap((intent, at) =>
      verdicts[at]?.is === 'changed' ? (wholeOf(intent) ?? []) : [],
    ),
  )
  if (changed.size === 0) return verdicts
  return verdicts.map((verdict, at) => {
    const intent = intents[at]!
    const isTogether = changed.has(wholeOf(intent) ?? '')
    return isTogether && verdict.is === 'unchanged'
      ? { is: 'changed', text: currentText(intent, current, shop) ?? '' }
      : verdict
  })
}
