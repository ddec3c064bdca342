import { writeFixedPrice } from '../contents/writeFixedPrice.ts'
import type { FixedPrice, PriceList } from '../contents/records.ts'
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

const noList = userError(['priceListId'], 'Price list does not exist.', 'PRICE_LIST_NOT_FOUND')

function unknownVariant(...field: readonly (number | string)[]): UserError {
  return userError(field, 'Product variant ID does not exist.', 'VARIANT_NOT_FOUND')
}

/** Lists the prices of an input that are not in the currency of the list. */
function otherCurrencies(input: PriceInput, at: number, { currency }: PriceList): UserError[] {
  const message = "The specified currency does not match the price list's currency."
  return (['price', 'compareAtPrice'] as const)
    .filter((key) => input[key] && input[key].currencyCode !== currency)
    .map((key) => {
      const field = ['pricesToAdd', at, key, 'currencyCode']
      return userError(field, message, 'PRICE_LIST_CURRENCY_MISMATCH')
    })
}

const refuse = (userErrors: readonly UserError[]) => ({
  pricesAdded: [],
  deletedFixedPriceVariantIds: [],
  userErrors,
})

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
    const { pricesToAdd, variantIdsToDelete } = options
    checkSize(pricesToAdd)
    checkSize(variantIdsToDelete)
    const list = contents.findAs('PriceList', options.priceListId)
    if (!list) return refuse([noList])
    const find = (id: string) => contents.findAs('ProductVariant', id)
    const unknown = [
      ...pricesToAdd.flatMap(({ variantId }, at) =>
        find(variantId) ? [] : [unknownVariant('pricesToAdd', at, 'variantId')],
      ),
      ...variantIdsToDelete.flatMap((id, at) =>
        find(id) ? [] : [unknownVariant('variantIdsToDelete', at)],
      ),
    ]
    // Of what a shop does not have, it says nothing else.
    if (unknown.length > 0) return refuse(unknown)
    const wrong = [
      ...pricesToAdd.flatMap((input, at) => otherCurrencies(input, at, list)),
      ...variantIdsToDelete.flatMap((id, at) => {
        const field = ['variantIdsToDelete', at]
        return list.fixed.has(id)
          ? []
          : [userError(field, 'Only fixed prices can be deleted.', 'PRICE_NOT_FIXED')]
      }),
    ]
    if (wrong.length > 0) return refuse(wrong)
    const added = pricesToAdd.map(({ variantId, price, compareAtPrice }): FixedPrice => {
      const compareAt = compareAtPrice ? toMoney(compareAtPrice) : null
      return { variant: find(variantId)!, price: toMoney(price), compareAtPrice: compareAt }
    })
    for (const price of added) list.fixed.set(price.variant.id, price)
    for (const id of variantIdsToDelete) list.fixed.delete(id)
    return {
      pricesAdded: added.map((price) => writeFixedPrice(price, list.currency)),
      deletedFixedPriceVariantIds: variantIdsToDelete,
      userErrors: [],
    }
  },
} satisfies Record<string, Mutate>
