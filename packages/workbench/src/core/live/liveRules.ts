import { isOfTranslations, isSidecar, liveCellRule, readOnlyColumns } from '@dropwatt/shopify'
import { currenciesOf } from './currenciesOf.ts'

/**
 * Returns the rules for changes of a live file: columns that a store never takes, and cells; with the
 * currencies of its prices.
 *
 * @param ids those of the store behind its rows; without them only columns are known
 */
export function liveRules(ids: unknown) {
  const ofProducts = isSidecar(ids) && !isOfTranslations(ids) ? ids : undefined
  return {
    readOnly: readOnlyColumns,
    ...(ofProducts && {
      cellRule: liveCellRule(ofProducts),
      currencies: currenciesOf(ofProducts),
    }),
  }
}
