'use client'
import { useStrings } from '../../i18n/index.js'
import { diffCellStrings } from '../../workbench/DiffCell/DiffCell.strings.js'
import { storeRefusalStrings } from '../storeJob.strings.js'
import type { StoreJobItem } from '../storeJob.types.js'
import { storeItemStrings } from './StoreJobResults.strings.js'

/** Returns a function that says what became of a value: ‘Refused: it is too long’. */
export function useOutcome(): (item: StoreJobItem) => string {
  const strings = useStrings(storeItemStrings)
  const reasons = useStrings(storeRefusalStrings)
  const { empty } = useStrings(diffCellStrings)
  return ({ state, inStore = '', refusal, isOriginalChanged }) => {
    if (isOriginalChanged) return `${strings.conflict} · ${strings.originalChanged}`
    if (state === 'refused' && refusal) {
      const reason = refusal.reason === 'shopify' ? refusal.message : reasons[refusal.reason]
      return strings.refusedBecause(reason)
    }
    return state === 'saved-differently' ? strings.savedAs(inStore || empty) : strings[state]
  }
}
