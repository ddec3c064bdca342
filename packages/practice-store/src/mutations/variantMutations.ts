import type { OptionValue, Product, Variant } from '../contents/records.ts'
import { checkSize } from '../graphql/checkSize.ts'
import type { GraphqlContext, Mutate } from '../graphql/GraphqlContext.ts'
import { touch } from './productMutations.ts'
import { userError, type UserError } from './userErrors.ts'
import {
  addVariant,
  assignVariant,
  checkVariant,
  findOrAddValue,
  type VariantInput,
} from './variantInput.ts'

/** Variants that a product may have, and that one mutation may write. */
const mostVariants = 2048

interface VariantsInput {
  readonly productId: string
  readonly variants: readonly VariantInput[]
}

const missingProduct = {
  productVariants: null,
  userErrors: [userError(['productId'], 'Product does not exist', 'PRODUCT_DOES_NOT_EXIST')],
}

/** Finds the values that a variant is to have, one of each option. */
function findValues(
  product: Product,
  input: VariantInput,
  { contents }: GraphqlContext,
  earlier?: Variant,
): OptionValue[] | undefined {
  const values = product.options.map(({ id, name, optionValues }, at) => {
    const asked = input.optionValues?.find(
      (each) => each.optionId === id || each.optionName === name,
    )
    if (!asked) return earlier?.values[at]
    if (asked.id != null) return optionValues.find((value) => value.id === asked.id)
    return asked.name ? findOrAddValue(product, at, asked.name, contents) : undefined
  })
  return values.every((value) => value !== undefined) ? values : undefined
}

function isTaken(product: Product, values: readonly OptionValue[], self?: Variant): boolean {
  return product.variants.some(
    (variant) => variant !== self && variant.values.every((value, at) => value === values[at]),
  )
}

/** The mutations of variants. */
export const variantMutations = {
  productVariantsBulkUpdate: (
    _,
    options: VariantsInput & { readonly allowPartialUpdates?: boolean | null },
    context,
  ) => {
    checkSize(options.variants, mostVariants)
    const { contents } = context
    const product = contents.findAs('Product', options.productId)
    if (!product) return missingProduct
    const userErrors: UserError[] = []
    const writes: (() => Variant)[] = []
    for (const [at, input] of options.variants.entries()) {
      const path = ['variants', at] as const
      const variant = contents.findAs('ProductVariant', input.id ?? '')
      if (variant?.product !== product) {
        const message = 'Product variant does not exist'
        userErrors.push(userError([...path, 'id'], message, 'PRODUCT_VARIANT_DOES_NOT_EXIST'))
        continue
      }
      const refused = checkVariant(path, input)
      const values = findValues(product, input, context, variant)
      if (!values) {
        const message = 'Option value does not exist'
        refused.push(userError([...path, 'optionValues'], message, 'OPTION_VALUE_DOES_NOT_EXIST'))
      } else if (isTaken(product, values, variant)) {
        const message = 'The variant already exists. Please change at least one option value.'
        refused.push(userError([...path, 'optionValues'], message, 'VARIANT_ALREADY_EXISTS'))
      }
      userErrors.push(...refused)
      if (refused.length > 0) continue
      writes.push(() => {
        assignVariant(variant, input, context)
        if (values) variant.values.splice(0, values.length, ...values)
        return variant
      })
    }
    const isRefused = userErrors.length > 0 && !options.allowPartialUpdates
    if (isRefused || writes.length === 0) return { productVariants: null, userErrors }
    touch(product, context)
    return { productVariants: writes.map((write) => write()), userErrors }
  },
  productVariantsBulkCreate: (
    _,
    options: VariantsInput & { readonly strategy?: string | null },
    context,
  ) => {
    checkSize(options.variants, mostVariants)
    const { contents } = context
    const product = contents.findAs('Product', options.productId)
    if (!product) return missingProduct
    const userErrors = options.variants.flatMap((input, at) => {
      const refused = checkVariant(['variants', at], input)
      if (product.options.every(({ id, name }) => names(input, id, name))) return refused
      const message = 'You need to add option values'
      const field = ['variants', at, 'optionValues']
      return [...refused, userError(field, message, 'NEED_TO_ADD_OPTION_VALUES')]
    })
    const standalone = options.strategy === 'REMOVE_STANDALONE_VARIANT' && product.variants[0]
    const isReplaced = standalone && product.variants.length === 1
    if (userErrors.length > 0) return { productVariants: null, userErrors }
    const chosen = options.variants.map((input) => findValues(product, input, context) ?? [])
    for (const [at, values] of chosen.entries()) {
      const isSame = (other: readonly OptionValue[]) =>
        other.every((value, option) => value === values[option])
      if ((isReplaced || !isTaken(product, values)) && !chosen.slice(0, at).some(isSame)) continue
      const message = 'The variant already exists.'
      userErrors.push(userError(['variants', at], message, 'VARIANT_ALREADY_EXISTS'))
    }
    if (userErrors.length > 0) return { productVariants: null, userErrors }
    touch(product, context)
    if (isReplaced) {
      product.variants.splice(0, 1)
      contents.removeVariant(standalone.id)
    }
    const productVariants = options.variants.map((input, at) => {
      const variant = addVariant(product, chosen[at] ?? [], context)
      assignVariant(variant, input, context)
      return variant
    })
    return { productVariants, userErrors }
  },
} satisfies Record<string, Mutate>

function names(input: VariantInput, id: string, name: string): boolean {
  return (input.optionValues ?? []).some(
    (each) => (each.optionId === id || each.optionName === name) && (each.id ?? each.name) != null,
  )
}
