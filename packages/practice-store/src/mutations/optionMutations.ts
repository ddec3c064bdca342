import type { OptionValue, Product, ProductOption } from '../contents/records.ts'
import type { Mutate } from '../graphql/GraphqlContext.ts'
import { touch } from './productMutations.ts'
import { tooLong, userError, type UserError } from './userErrors.ts'
import { findOrAddValue } from './variantInput.ts'

interface OptionUpdate {
  readonly productId: string
  readonly option: {
    readonly id: string
    readonly name?: string | null
    readonly position?: number | null
    readonly linkedMetafield?: object | null
  }
  readonly optionValuesToAdd?: readonly { readonly name?: string | null }[] | null
  readonly optionValuesToUpdate?:
    | readonly { readonly id: string; readonly name?: string | null }[]
    | null
  readonly optionValuesToDelete?: readonly string[] | null
}

/** The name of a variant joins its values with this, so none of them may have it. */
const separator = ' / '

function checkName(
  field: readonly (number | string)[],
  name: string | null | undefined,
): UserError[] {
  if (name === undefined) return []
  const isRefused = (name ?? '').trim() === '' || name?.includes(separator)
  return isRefused
    ? [userError(field, `Name can't be blank or contain '${separator}'`, 'INVALID_NAME')]
    : tooLong(field, 'Name', name, 'OPTION_VALUE_NAME_TOO_LONG')
}

function checkOption(product: Product, option: ProductOption, input: OptionUpdate): UserError[] {
  const name = input.option.name
  const isLinked = option.linkedMetafield !== null || input.option.linkedMetafield != null
  if (isLinked) {
    const message = 'Options that are linked to a metafield are not supported for this shop'
    return [userError(['option'], message, 'LINKED_OPTIONS_NOT_SUPPORTED_FOR_SHOP')]
  }
  const isTaken = product.options.some((each) => each !== option && each.name === name)
  return [
    ...checkName(['option', 'name'], name),
    ...(isTaken
      ? [userError(['option', 'name'], 'Option already exists', 'OPTION_ALREADY_EXISTS')]
      : []),
  ]
}

/** Checks the names that the values of an option are to have, all at once: two may swap theirs. */
function checkValues(option: ProductOption, input: OptionUpdate): UserError[] {
  const updates = input.optionValuesToUpdate ?? []
  const errors: UserError[] = []
  const names = new Map(option.optionValues.map(({ id, name }) => [id, name]))
  for (const [at, { id, name }] of updates.entries()) {
    const field = ['optionValuesToUpdate', at, 'name'] as const
    if (names.has(id)) {
      errors.push(...checkName(field, name))
      names.set(id, name ?? '')
    } else {
      const message = 'Option value does not exist'
      errors.push(userError(['optionValuesToUpdate', at], message, 'OPTION_VALUE_DOES_NOT_EXIST'))
    }
  }
  const all = [...names.values()]
  if (new Set(all).size < all.length) {
    const message = 'Option value already exists'
    errors.push(userError(['optionValuesToUpdate'], message, 'OPTION_VALUE_ALREADY_EXISTS'))
  }
  return errors
}

function checkDeleted(product: Product, input: OptionUpdate): UserError[] {
  const deleted = new Set(input.optionValuesToDelete ?? [])
  const isUsed = product.variants.some(({ values }) => values.some(({ id }) => deleted.has(id)))
  const message = 'Option value has variants'
  return isUsed ? [userError(['optionValuesToDelete'], message, 'OPTION_VALUE_HAS_VARIANTS')] : []
}

/** The mutation of options: variants keep their ids when a value is renamed. */
export const optionMutations = {
  productOptionUpdate: (_, input: OptionUpdate, context) => {
    const { contents } = context
    const product = contents.findAs('Product', input.productId)
    if (!product) {
      const error = userError(['productId'], 'Product does not exist', 'PRODUCT_DOES_NOT_EXIST')
      return { product: null, userErrors: [error] }
    }
    const option = product.options.find(({ id }) => id === input.option.id)
    if (!option) {
      const error = userError(['option'], 'Option does not exist', 'OPTION_DOES_NOT_EXIST')
      return { product, userErrors: [error] }
    }
    const userErrors = [
      ...checkOption(product, option, input),
      ...checkValues(option, input),
      ...checkDeleted(product, input),
    ]
    if (userErrors.length > 0) return { product, userErrors }
    touch(product, context)
    const at = product.options.indexOf(option)
    if (input.option.name != null) option.name = input.option.name
    for (const { id, name } of input.optionValuesToUpdate ?? []) {
      const value = option.optionValues.find((each) => each.id === id)
      if (value && name != null) value.name = name
    }
    for (const { name } of input.optionValuesToAdd ?? []) {
      findOrAddValue(product, at, name ?? '', contents)
    }
    const deleted = new Set(input.optionValuesToDelete ?? [])
    const kept = option.optionValues.filter(({ id }: OptionValue) => !deleted.has(id))
    option.optionValues.splice(0, option.optionValues.length, ...kept)
    return { product, userErrors }
  },
} satisfies Record<string, Mutate>
