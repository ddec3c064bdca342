import { metafieldName } from '../check/readCurrent.ts'
import { isAfter, tagIn } from '../check/texts.ts'
import { readField, type ShopFacts } from '../fields/Field.ts'
import type { IntentAt } from '../intents/Intent.ts'
import type { ResultOf, UserError } from '../operations/operationTypes.ts'
import { refusedParts, type LinePart } from './inputPaths.ts'
import type { ItemRefusal, ItemText, WriteName } from './JobEvent.ts'
import { partsOf } from './lines.ts'

/** Outcomes of the items of a line. Those in no list are unknown. */
export interface LineOutcome {
  readonly done: number[]
  readonly saved: ItemText[]
  readonly refused: ItemRefusal[]
  /** Items that were not written, because others of their line were refused. */
  readonly back: number[]
  /** Items whose object is missing, or not as it was checked. Another check says more. */
  readonly stale: ItemRefusal[]
}

/** Returns an outcome of nothing. */
export const noOutcome = (): LineOutcome => ({
  done: [],
  saved: [],
  refused: [],
  back: [],
  stale: [],
})

/** Ends of the paths of refusals that say that an object is not as it was checked. */
const missing = new Set([
  'id',
  'productId',
  'ownerId',
  'compareDigest',
  'resourceId',
  'translatableContentDigest',
])
/** Codes that say so where the path does not. */
const staleCodes = new Set(['PRICE_LIST_NOT_FOUND', 'PRICE_NOT_FIXED', 'VARIANT_NOT_FOUND'])

/** Mutations that write each part on its own; all others are refused as a whole. */
const partial: ReadonlySet<WriteName> = new Set(['UpdateVariants', 'SetTranslations'])

type Answers = { readonly [Name in WriteName]: ResultOf<Name> }

interface Payload {
  readonly userErrors: readonly UserError[]
}

const payloadOf: {
  readonly [Name in WriteName]: (data: Answers[Name]) => Payload | null | undefined
} = {
  UpdateOption: (data) => data.productOptionUpdate,
  UpdateProduct: (data) => data.productUpdate,
  UpdateVariants: (data) => data.productVariantsBulkUpdate,
  UpdateFiles: (data) => data.fileUpdate,
  SetMetafields: (data) => data.metafieldsSet,
  DeleteMetafields: (data) => data.metafieldsDelete,
  SetMarketPrices: (data) => data.priceListFixedPricesUpdate,
  AddTags: (data) => data.tagsAdd,
  RemoveTags: (data) => data.tagsRemove,
  SetTranslations: (data) => data.translationsRegister,
  RemoveTranslations: (data) => data.translationsRemove,
}

type ReadPart<Name extends WriteName> = (
  data: Answers[Name],
  part: LinePart,
  shop: ShopFacts,
) => string | undefined

function isOf({ intent }: LinePart, other: { readonly namespace: string; readonly key: string }) {
  const { metafield } = intent.column
  return metafield !== undefined && metafieldName(metafield) === metafieldName(other)
}

function isOfText({ intent }: LinePart, other: { readonly key: string; readonly locale: string }) {
  const { translation } = intent.column
  return translation?.key === other.key && translation.locale === other.locale
}

/** Facts of a variant that no mutation changes. */
const unreadOfVariant = { position: 0, inventoryQuantity: null, selectedOptions: [] }

/** Finds in an answer the text that a value has now; nothing where it does not say. */
const textIn: { readonly [Name in WriteName]: ReadPart<Name> } = {
  UpdateOption: ({ productOptionUpdate }, part) => {
    const options = productOptionUpdate?.product?.options ?? []
    const { owner } = part.intent
    const named = [...options, ...options.flatMap(({ optionValues }) => optionValues)]
    return named.find(({ id }) => id === owner)?.name
  },
  UpdateProduct: ({ productUpdate }, part, shop) => {
    const product = productUpdate?.product
    if (!product) return undefined
    if (part.intent.column.key === 'tags') return tagIn(product.tags, part.intent)
    return readField(
      part.intent.column.field,
      'product',
      { handle: '', isGiftCard: false, options: [], ...product },
      shop,
    )
  },
  UpdateVariants: ({ productVariantsBulkUpdate }, part, shop) => {
    const variants = productVariantsBulkUpdate?.productVariants ?? []
    const variant = variants.find(({ id }) => id === part.intent.owner)
    return (
      variant &&
      readField(part.intent.column.field, 'variant', { ...unreadOfVariant, ...variant }, shop)
    )
  },
  UpdateFiles: ({ fileUpdate }, part, shop) => {
    const file = fileUpdate?.files?.find(({ id }) => id === part.intent.owner)
    return file && readField(part.intent.column.field, 'image', { image: null, ...file }, shop)
  },
  SetMetafields: ({ metafieldsSet }, part) =>
    metafieldsSet?.metafields?.find((each) => isOf(part, each))?.value,
  DeleteMetafields: ({ metafieldsDelete }) =>
    metafieldsDelete?.deletedMetafields ? '' : undefined,
  SetMarketPrices: ({ priceListFixedPricesUpdate: update }, { intent }, shop) => {
    if (update?.deletedFixedPriceVariantIds?.includes(intent.owner)) return ''
    const fixed = update?.pricesAdded?.find(({ variant }) => variant.id === intent.owner)
    return fixed && readField(intent.column.field, 'market-price', fixed, shop)
  },
  AddTags: ({ tagsAdd }, { intent }) => tagsAdd?.node?.tags && tagIn(tagsAdd.node.tags, intent),
  RemoveTags: ({ tagsRemove }, { intent }) =>
    tagsRemove?.node?.tags && tagIn(tagsRemove.node.tags, intent),
  SetTranslations: ({ translationsRegister }, part) =>
    translationsRegister?.translations?.find((each) => isOfText(part, each))?.value ?? undefined,
  RemoveTranslations: ({ translationsRemove }, part) =>
    translationsRemove?.translations?.some((each) => isOfText(part, each)) ? '' : undefined,
}

/** Reads the text, also of an answer that lacks what it was asked for. */
function safeText<Name extends WriteName>(
  name: Name,
  data: Answers[Name],
  part: LinePart,
  shop: ShopFacts,
): string | undefined {
  try {
    const text: unknown = (textIn[name] as ReadPart<Name>)(data, part, shop)
    return typeof text === 'string' ? text : undefined
  } catch {
    return undefined
  }
}

/** Refuses what Shopify says it did not take. @returns the parts that no refusal is about */
function refuse(
  parts: readonly LinePart[],
  errors: readonly UserError[],
  outcome: LineOutcome,
): readonly LinePart[] {
  let rest = parts
  for (const { field, message, code = null } of errors) {
    const isStale = missing.has(field?.at(-1) ?? '') || staleCodes.has(code ?? '')
    const refused = new Set(refusedParts(rest, field))
    rest = rest.filter((part) => !refused.has(part))
    const list = isStale ? outcome.stale : outcome.refused
    for (const { item } of refused) list.push([item, message, code])
  }
  return rest
}

/**
 * Reads what became of the items of a line: each value is compared with the object that Shopify returned.
 *
 * @param data the data of the answer
 */
export function readAnswer<Name extends WriteName>(
  name: Name,
  intentAt: IntentAt,
  items: readonly number[],
  data: ResultOf<Name>,
  shop: ShopFacts,
): LineOutcome {
  const outcome = noOutcome()
  const payload = payloadOf[name](data as never)
  if (!payload) return outcome
  const parts = partsOf(name, intentAt, items)
  const errors = payload.userErrors
  const isWhole = !partial.has(name)
  let rest = refuse(parts, errors, outcome)
  // A refusal that names none of them is about them all.
  if (isWhole && errors.length > 0 && rest.length === parts.length) {
    rest = refuse(parts, [{ ...errors[0]!, field: null }], outcome)
  }
  const kept = new Set(rest)
  const placesOfRefused = new Set(
    parts.filter((part) => !kept.has(part)).map(({ place }) => place.join()),
  )
  for (const part of rest) {
    const { item, intent, place } = part
    const isUnwritten = errors.length > 0 && (isWhole || placesOfRefused.has(place.join()))
    if (isUnwritten) {
      outcome.back.push(item)
      continue
    }
    const text = safeText(name, data as never, part, shop)
    if (text === undefined) continue
    if (isAfter(intent, text)) outcome.done.push(item)
    else outcome.saved.push([item, text])
  }
  return outcome
}
