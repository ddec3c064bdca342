import { changeIntents } from '../intents/changeIntents.ts'
import type { IntentList } from '../intents/IntentList.ts'
import type { JobState } from './JobState.ts'

/** Values that go back, but perhaps not to the last character or in the same order. */
export interface InexactValues {
  /** Descriptions, whose HTML Shopify may write in its own way once more. */
  readonly html: number
  /** Products whose tags go back, in the order of the store. */
  readonly tags: number
  /** Translations of an earlier original, which count as those of the present one: Shopify takes no others. */
  readonly outdated: number
}

/** A job that takes another one back. */
export interface Undo {
  readonly intents: IntentList
  readonly inexact: InexactValues
}

/**
 * Makes the intents that take a job back. They expect what the job left in the store, so values that were
 * changed since become conflicts. What the job did not write is not among them.
 */
export function undoIntents(intents: IntentList, state: JobState): Undo {
  let [html, outdated] = [0, 0]
  const tags = new Set<string>()
  const list = changeIntents(intents, (item, intent) => {
    const outcome = state.item(item)
    if (outcome.is !== 'done' && outcome.is !== 'saved') return undefined
    const before = outcome.is === 'saved' ? outcome.text : intent.after
    // Shopify kept it as it was.
    if (before === intent.before) return undefined
    if (intent.column.key === 'description') html += 1
    if (intent.column.key === 'tags') tags.add(intent.product)
    const { isOutdated, ...written } = intent
    if (isOutdated) outdated += 1
    return { ...written, before, after: intent.before }
  })
  return { intents: list, inexact: { html, tags: tags.size, outdated } }
}

/**
 * Makes the intents that write values of a member which were in conflict. They expect the texts that the
 * member was shown, so that another change meanwhile is a conflict again.
 *
 * @param items the conflicts for which the member's value was chosen
 */
export function conflictIntents(
  intents: IntentList,
  state: JobState,
  items: ReadonlySet<number>,
): IntentList {
  return changeIntents(intents, (item, intent) => {
    const outcome = state.item(item)
    if (!items.has(item) || outcome.is !== 'conflict') return undefined
    const { text: before, digest } = outcome
    if (before === intent.after) return undefined
    const { isOutdated: _, ...wanted } = intent
    // A new digest means that its original was changed, so what it says is of the earlier one.
    const isOutdated = digest !== undefined && before !== ''
    return { ...wanted, before, ...(digest && { digest }), ...(isOutdated && { isOutdated }) }
  })
}
