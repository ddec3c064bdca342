import type { Intent } from './Intent.ts'
import { IntentList } from './IntentList.ts'

/**
 * Makes a list of some of the intents of another one.
 *
 * @param change returns an intent as it is to be in the list; nothing if it is not to be in it
 */
export function changeIntents(
  intents: IntentList,
  change: (item: number, intent: Intent) => Intent | undefined,
): IntentList {
  function* products() {
    for (const { first, intents: own, ...product } of intents.all()) {
      const changed = own.flatMap((intent, at) => change(first + at, intent) ?? [])
      const owners = new Set(changed.map(({ owner }) => owner))
      const labels = new Map([...product.labels].filter(([id]) => owners.has(id)))
      if (changed.length > 0) yield { ...product, intents: changed, labels }
    }
  }
  return IntentList.of(intents.facts, products())
}
