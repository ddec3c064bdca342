import { marketColumnName, marketPriceKeys } from '../fields/dynamicFields.ts'
import type { AbsentField, AbsentReason } from '../fields/Field.ts'
import type { FoundCatalog } from '../operations/operationTypes.ts'
import { numberOf } from './ids.ts'
import type { SidecarMarket } from './Sidecar.ts'

/** The markets of a store, as a file has them. */
interface ListedMarkets {
  /** Those whose prices have columns. */
  readonly markets: readonly SidecarMarket[]
  /** Columns that the file lacks, and why. */
  readonly absent: readonly AbsentField[]
}

/** Stands for the columns of markets whose names the store does not tell. */
const unnamed = '…'

function withoutPrices(name: string, reason: AbsentReason): AbsentField[] {
  return marketPriceKeys.map((key) => ({ column: marketColumnName(key, name), absent: reason }))
}

/**
 * Chooses the markets whose prices have columns: active ones with a price list. A name that several have
 * would not say whose prices are in a column, so none of them has one.
 *
 * @param catalogs nothing where none were asked for, null where the store did not tell
 */
export function listMarkets(catalogs: readonly FoundCatalog[] | null | undefined): ListedMarkets {
  if (catalogs === null) return { markets: [], absent: withoutPrices(unnamed, 'not-told') }
  const active = (catalogs ?? []).filter(({ status }) => status === 'ACTIVE')
  const markets: SidecarMarket[] = []
  const absent: AbsentField[] = []
  for (const [name, found] of Map.groupBy(active, ({ title }) => title.trim())) {
    const [{ priceList } = {}] = found
    if (found.length > 1) absent.push(...withoutPrices(name, 'same-name'))
    else if (!priceList || name === '') absent.push(...withoutPrices(name, 'no-price-list'))
    else {
      markets.push({ name, priceList: numberOf(priceList.id), currency: priceList.currency })
      absent.push({ column: marketColumnName('included', name), absent: 'not-in-api' })
    }
  }
  return { markets, absent }
}
