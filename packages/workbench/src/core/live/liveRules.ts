import { isOfTranslations, isSidecar, liveCellRule, readOnlyColumns } from '@dropwatt/shopify'
import { currenciesOf } from './currenciesOf.ts'

/**
 * Returns the rules for changes of a live file: columns that a store never takes, and cells; with the
 * currencies of its prices.
 *
 * @param ids those of the store behind its rows; without them only columns are known
 */
export function liveRules(ids: unknown) {
  if (!isSidecar(ids)) return { readOnly: readOnlyColumns }
  return {
    readOnly: readOnlyColumns,
    cellRule: liveCellRule(ids),
    ...(!isOfTranslations(ids) && { currencies: currenciesOf(ids) }),
  }
}
