import type { IntentList } from '../intents/IntentList.ts'
import type { Intent } from '../intents/Intent.ts'
import type { ItemOutcome, ItemState, JobState } from './JobState.ts'

/** An item of a job with its outcome, for a list of results. */
export interface JobItem {
  /** Number of the item. */
  readonly item: number
  /** The title of its product when it was read. */
  readonly title: string
  /** The name of its variant; empty for a single one, and for values of the product itself. */
  readonly label: string
  readonly intent: Intent
  readonly state: ItemState
}

/**
 * Yields items with their outcomes, in order.
 *
 * @param from number of the first. @default 0
 * @param wanted outcomes to list. @default all
 */
export function* jobItems(
  intents: IntentList,
  state: JobState,
  { from = 0, wanted }: { readonly from?: number; readonly wanted?: readonly ItemOutcome[] } = {},
): Generator<JobItem, void> {
  const isWanted = (item: number) => wanted === undefined || wanted.includes(state.outcomeOf(item))
  for (let at = Math.max(0, intents.productOf(from)); at < intents.products; at += 1) {
    const items: number[] = []
    for (
      let item = Math.max(from, intents.firstOf(at));
      item < intents.firstOf(at + 1);
      item += 1
    ) {
      if (isWanted(item)) items.push(item)
    }
    if (items.length === 0) continue
    const { first, title, labels, intents: own } = intents.product(at)
    for (const item of items) {
      const intent = own[item - first]!
      const label = labels.get(intent.owner) ?? ''
      yield { item, title, label, intent, state: state.item(item) }
    }
  }
}
