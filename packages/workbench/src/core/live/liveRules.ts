import { isOfTranslations, isSidecar, liveCellRule, readOnlyColumns } from '@dropwatt/shopify'
import { currenciesOf } from './currenciesOf.ts'

/**
 * Returns the rules for changes of a live file: columns that a store never takes, or not without a further
 * permission, and cells; with the currencies of its prices.
 *
 * @param ids those of the store behind its rows; without them only columns are known
 * @param granted returns the permissions of the store, nothing while they are not known
 */
export function liveRules(ids: unknown, granted: () => readonly string[] | undefined) {
  const readOnly = (header: readonly string[]) => readOnlyColumns(header, granted())
  if (!isSidecar(ids)) return { readOnly }
  return {
    readOnly,
    cellRule: liveCellRule(ids),
    keepsVariantIds: true,
    ...(!isOfTranslations(ids) && { currencies: currenciesOf(ids) }),
  }
}
