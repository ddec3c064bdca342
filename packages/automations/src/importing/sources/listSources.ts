import { amazonFlatFile, amazonListings } from './amazon.ts'
import { bigBuy } from './bigBuy.ts'
import { etsy } from './etsy.ts'
import type { ListSource } from './ListSource.ts'
import { prestaShop, prestaShopCombinations } from './prestashop.ts'
import { shopify } from './shopify.ts'
import { squarespace } from './squarespace.ts'
import { wooCommerce, wooCommerceJson } from './woocommerce.ts'

const listSources: readonly ListSource[] = [
  wooCommerce,
  wooCommerceJson,
  amazonFlatFile,
  amazonListings,
  etsy,
  prestaShopCombinations,
  prestaShop,
  bigBuy,
  squarespace,
  shopify,
]

/** The names of the shops and markets whose exports are recognised. */
export const sourceNames: readonly string[] = [...new Set(listSources.map(({ name }) => name))]

/** Splits a list of headings, as the records of sources write them. */
export function headingsIn(list: string): string[] {
  return list.split(',').map((heading) => heading.trim())
}

/** Finds the source of a list by its headings, as `headingKey` writes them. */
export function findListSource(keys: readonly string[]): ListSource | undefined {
  const known = new Set(keys)
  return listSources.find(({ signature }) =>
    signature.every((group) => headingsIn(group).some((heading) => known.has(heading))),
  )
}
