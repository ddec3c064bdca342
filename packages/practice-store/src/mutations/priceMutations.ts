import { writeFixedPrice } from '../contents/writeFixedPrice.ts'
import type { FixedPrice } from '../contents/records.ts'
import { checkSize } from '../graphql/checkSize.ts'
import type { Mutate } from '../graphql/GraphqlContext.ts'
import { userError, type UserError } from './userErrors.ts'

interface Amount {
  readonly amount: string
  readonly currencyCode: string
}

interface PriceInput {
  readonly variantId: string
  readonly price: Amount
  readonly compareAtPrice?: Amount | null
}

function toMoney({ amount }: Amount): string {
  return Number(amount).toFixed(2)
}

/** The mutation of the prices that a market sets itself. All of it happens, or nothing. */
export const priceMutations = {
  priceListFixedPricesUpdate: (
    _,
    options: {
      readonly priceListId: string
      readonly pricesToAdd: readonly PriceInput[]
      readonly variantIdsToDelete: readonly string[]
    },
    { contents },
  ) => {
    checkSize(options.pricesToAdd)
    checkSize(options.variantIdsToDelete)
    const list = contents.findAs('PriceList', options.priceListId)
    const nothing = { pricesAdded: null, deletedFixedPriceVariantIds: null }
    if (!list) {
      const message = 'Price list does not exist.'
      const userErrors = [userError(['priceListId'], message, 'PRICE_LIST_NOT_FOUND')]
      return { ...nothing, userErrors }
    }
    const userErrors: UserError[] = []
    const added: FixedPrice[] = []
    for (const [at, { variantId, price, compareAtPrice }] of options.pricesToAdd.entries()) {
      const variant = contents.findAs('ProductVariant', variantId)
      const amounts = compareAtPrice ? [price, compareAtPrice] : [price]
      if (!variant) {
        const field = ['pricesToAdd', at, 'variantId']
        userErrors.push(userError(field, 'Variant does not exist.', 'VARIANT_NOT_FOUND'))
      } else if (amounts.some(({ currencyCode }) => currencyCode !== list.currency)) {
        const message = 'The currency must be the one of the price list.'
        const field = ['pricesToAdd', at, 'price', 'currencyCode']
        userErrors.push(userError(field, message, 'PRICE_LIST_CURRENCY_MISMATCH'))
      } else {
        const compareAt = compareAtPrice ? toMoney(compareAtPrice) : null
        added.push({ variant, price: toMoney(price), compareAtPrice: compareAt })
      }
    }
    for (const [at, id] of options.variantIdsToDelete.entries()) {
      if (list.fixed.has(id)) continue
      const message = 'Only fixed prices can be deleted.'
      userErrors.push(userError(['variantIdsToDelete', at], message, 'PRICE_NOT_FIXED'))
    }
    if (userErrors.length > 0) return { ...nothing, userErrors }
    for (const price of added) list.fixed.set(price.variant.id, price)
    for (const id of options.variantIdsToDelete) list.fixed.delete(id)
    return {
      pricesAdded: added.map((price) => writeFixedPrice(price, list.currency)),
      deletedFixedPriceVariantIds: options.variantIdsToDelete,
      userErrors,
    }
  },
} satisfies Record<string, Mutate>
