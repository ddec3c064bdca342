import { changeIntents } from '../intents/changeIntents.ts'
import type { IntentList } from '../intents/IntentList.ts'
import type { JobState } from './JobState.ts'

/** Values that go back, but perhaps not to the last character or in the same order. */
export interface InexactValues {
  /** Descriptions, whose HTML Shopify may write in its own way once more. */
  readonly html: number
  /** Products whose tags go back, in the order of the store. */
  readonly tags: number
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
  let html = 0
  const tags = new Set<string>()
  const list = changeIntents(intents, (item, intent) => {
    const outcome = state.item(item)
    if (outcome.is !== 'done' && outcome.is !== 'saved') return undefined
    const before = outcome.is === 'saved' ? outcome.text : intent.after
    // Shopify kept it as it was.
    if (before === intent.before) return undefined
    if (intent.column.key === 'description') html += 1
    if (intent.column.key === 'tags') tags.add(intent.product)
    return { ...intent, before, after: intent.before }
  })
  return { intents: list, inexact: { html, tags: tags.size } }
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
    return before === intent.after ? undefined : { ...intent, before, ...(digest && { digest }) }
  })
}
