import { isOfTranslations, isSidecar, liveCellRule, readOnlyColumns } from '@dropwatt/shopify'

/**
 * Returns the rules for changes of a live file: columns that a store never takes, and cells.
 *
 * @param ids those of the store behind its rows; without them only columns are known
 */
export function liveRules(ids: unknown) {
  const ofProducts = isSidecar(ids) && !isOfTranslations(ids) ? ids : undefined
  return {
    readOnly: readOnlyColumns,
    ...(ofProducts && { cellRule: liveCellRule(ofProducts) }),
  }
}
