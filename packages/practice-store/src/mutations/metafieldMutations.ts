import type { Metafield, Product } from '../contents/records.ts'
import { compareDigest } from '../contents/compareDigest.ts'
import type { GraphqlContext, Mutate } from '../graphql/GraphqlContext.ts'
import { touch } from './productMutations.ts'
import { userError } from './userErrors.ts'

interface MetafieldInput {
  readonly ownerId: string
  readonly namespace?: string | null
  readonly key: string
  readonly type?: string | null
  readonly value: string
  readonly compareDigest?: string | null
}

/** Metafields that one mutation may write. */
const mostMetafields = 25

/** Values that some types of metafields may have. */
const patterns: Readonly<Record<string, RegExp>> = {
  boolean: /^(?:true|false)$/,
  number_integer: /^-?\d+$/,
  number_decimal: /^-?\d+(?:\.\d+)?$/,
  single_line_text_field: /^[^\r\n]+$/,
}

function find(
  owner: Product | undefined,
  { namespace, key }: Pick<MetafieldInput, 'key' | 'namespace'>,
): Metafield | undefined {
  return owner?.metafields.find((each) => each.namespace === namespace && each.key === key)
}

function check(input: MetafieldInput, { contents }: GraphqlContext) {
  const owner = contents.findAs('Product', input.ownerId)
  if (!owner) return { field: 'ownerId', message: 'Owner does not exist.', code: 'INVALID' }
  const known = find(owner, input)
  if (input.compareDigest !== undefined) {
    const current = known ? compareDigest(known) : null
    if (current !== input.compareDigest) {
      const message =
        'The resource has been updated since it was loaded. Try again with an updated `compareDigest` value.'
      return { field: 'compareDigest', message, code: 'STALE_OBJECT' }
    }
  }
  const type = input.type ?? known?.type
  if (type == null) return { field: 'type', message: "Type can't be blank", code: 'BLANK' }
  if (known && type !== known.type) {
    const message = `Type must be the one of its definition: ${known.type}`
    return { field: 'type', message, code: 'INVALID_TYPE' }
  }
  if (input.value === '') return { field: 'value', message: "Value can't be blank", code: 'BLANK' }
  const pattern = patterns[type]
  if (!pattern || pattern.test(input.value)) return undefined
  return { field: 'value', message: `Value does not fit the type ${type}.`, code: 'INVALID_VALUE' }
}

function set(input: MetafieldInput, context: GraphqlContext): Metafield | undefined {
  const { contents } = context
  const owner = contents.findAs('Product', input.ownerId)
  if (!owner) return undefined
  touch(owner, context)
  const known = find(owner, input)
  if (known) {
    known.value = input.value
    return known
  }
  const metafield: Metafield = {
    kind: 'Metafield',
    id: contents.createId('Metafield'),
    owner,
    namespace: input.namespace ?? 'custom',
    key: input.key,
    type: input.type ?? '',
    value: input.value,
  }
  owner.metafields.push(metafield)
  contents.keep(metafield)
  return metafield
}

/** The mutations of metafields. */
export const metafieldMutations = {
  metafieldsSet: (
    _,
    { metafields }: { readonly metafields: readonly MetafieldInput[] },
    context,
  ) => {
    if (metafields.length > mostMetafields) {
      const message = `Exceeded the maximum metafields input limit of ${mostMetafields}.`
      const error = userError(['metafields'], message, 'LESS_THAN_OR_EQUAL_TO')
      return { metafields: null, userErrors: [{ ...error, elementIndex: null }] }
    }
    const userErrors = metafields.flatMap((input, elementIndex) => {
      const problem = check(input, context)
      if (!problem) return []
      const { field, message, code } = problem
      return [{ field: ['metafields', String(elementIndex), field], message, code, elementIndex }]
    })
    if (userErrors.length > 0) return { metafields: null, userErrors }
    return { metafields: metafields.map((input) => set(input, context)), userErrors }
  },
  metafieldsDelete: (
    _,
    {
      metafields,
    }: {
      readonly metafields: readonly Required<
        Pick<MetafieldInput, 'key' | 'namespace' | 'ownerId'>
      >[]
    },
    context,
  ) => {
    const deletedMetafields = metafields.map((input) => {
      const owner = context.contents.findAs('Product', input.ownerId)
      const metafield = find(owner, input)
      if (!owner || !metafield) return null
      touch(owner, context)
      context.contents.removeMetafield(metafield)
      return { ownerId: owner.id, namespace: metafield.namespace, key: metafield.key }
    })
    return { deletedMetafields, userErrors: [] }
  },
} satisfies Record<string, Mutate>
