import type { CurrentObjects } from '../check/readCurrent.ts'
import { metafieldName, optionOf } from '../check/readCurrent.ts'
import {
  isAbsent,
  readField,
  type AbsentField,
  type CellContext,
  type Field,
  type Inputs,
  type ShopFacts,
} from '../fields/Field.ts'
import { fields } from '../fields/fields.ts'
import type { FieldKey } from '../fields/keys.ts'
import { changeTags } from '../fields/tags.ts'
import type { MarketPriceKey } from '../fields/dynamicFields.ts'
import { intentsAt, type Intent, type IntentAt, type ProductIntents } from '../intents/Intent.ts'
import { columnIdentity, marketColumn, type PriceListColumn } from '../intents/IntentColumn.ts'
import type { IntentFacts } from '../intents/wireForm.ts'
import type { TranslationUpdate, VariablesOf } from '../operations/operationTypes.ts'
import type { LinePart } from './inputPaths.ts'
import type { ItemRefusal, WriteName } from './JobEvent.ts'
import type { PricedItem } from './PricedItem.ts'

/** One mutation with the items that it writes: those of one product, or prices of one market. */
export type WriteLine<Name extends WriteName = WriteName> = Name extends WriteName
  ? {
      readonly name: Name
      readonly variables: VariablesOf<Name>
      readonly items: readonly number[]
    }
  : never

/** A mutation of one product. */
type ProductWrite = Exclude<WriteName, 'SetMarketPrices'>

/** Variants that one mutation takes. */
const mostVariants = 2048
/** Metafields that one mutation takes. */
const mostMetafields = 25
/** Files that one mutation takes, as any list. */
const mostFiles = 250

/** Texts of one object that one mutation translates. */
const mostTranslations = 100

/** Returns the mutation that writes an intent. Tags are respelled with the product, and otherwise one by one. */
function writeNameOf({ column, before, after }: Intent): ProductWrite {
  const { field, key, metafield, translation } = column
  if (translation) return after === '' ? 'RemoveTranslations' : 'SetTranslations'
  if (metafield) return after === '' ? 'DeleteMetafields' : 'SetMetafields'
  if (key === 'tags') {
    if (before === '') return 'AddTags'
    return after === '' ? 'RemoveTags' : 'UpdateProduct'
  }
  if (field.of === 'variant') return 'UpdateVariants'
  if (field.of === 'image') return 'UpdateFiles'
  return field.of === 'product' ? 'UpdateProduct' : 'UpdateOption'
}

/** Names the object of an intent whose mutation takes no others: an option, or what has translated texts. */
function objectOf(name: WriteName, { owner, column }: Intent): string {
  if (column.translation) return `${owner} ${column.translation.locale}`
  return name === 'UpdateOption' ? (/\d/.exec(column.key ?? '')?.[0] ?? '') : ''
}

/** Names the part of a list in variables that an intent changes. */
function partOf({ owner, column: { metafield, translation } }: Intent): string {
  return metafield ? metafieldName(metafield) : (translation?.key ?? owner)
}

/**
 * Divides the items of a product among lines: one for each mutation, object of its own, and the most that one
 * takes. Prices of markets are left out, as their lines are of many products.
 *
 * @returns the items of each line, in order of the mutations' names as they first come
 */
export function divide(
  { first, intents }: ProductIntents,
  isIncluded: (item: number) => boolean,
): { readonly name: ProductWrite; readonly items: readonly number[] }[] {
  const groups = new Map<string, { readonly name: ProductWrite; readonly items: number[] }>()
  const parts = new Map<string, Map<string, number>>()
  for (const [at, intent] of intents.entries()) {
    if (!isIncluded(first + at) || intent.column.market) continue
    const name = writeNameOf(intent)
    const object = `${name} ${objectOf(name, intent)}`
    const known = parts.get(object) ?? new Map<string, number>()
    parts.set(object, known)
    const part = partOf(intent)
    const place = known.get(part) ?? known.size
    known.set(part, place)
    const most = sizes[name] ?? Number.POSITIVE_INFINITY
    const group = `${object} ${Math.floor(place / most)}`
    const line = groups.get(group) ?? { name, items: [] }
    groups.set(group, line)
    line.items.push(first + at)
  }
  return [...groups.values()]
}

const sizes: Partial<Readonly<Record<WriteName, number>>> = {
  UpdateVariants: mostVariants,
  UpdateFiles: mostFiles,
  SetMetafields: mostMetafields,
  DeleteMetafields: mostMetafields,
  SetTranslations: mostTranslations,
  RemoveTranslations: mostTranslations,
}

/** Numbers names in the order in which they first come. */
function countPlaces(): (name: string) => string {
  const places = new Map<string, number>()
  return (name) => {
    const known = places.get(name) ?? places.size
    places.set(name, known)
    return String(known)
  }
}

/** Finds the place of each item of a line in its variables. It follows from the items alone. */
export function partsOf(name: WriteName, intentAt: IntentAt, items: Iterable<number>): LinePart[] {
  const placeOf = countPlaces()
  const placeOfRemoved = countPlaces()
  const own = Array.from(items, (item) => ({ item, intent: intentAt(item) }))
  const removed = new Set(
    own.flatMap(({ intent: { owner, column, after } }) =>
      column.market?.price === 'price' && after.trim() === '' ? [owner] : [],
    ),
  )
  return own.map(({ item, intent }) => {
    const { field } = intent.column
    const place = {
      UpdateProduct: () => [],
      UpdateVariants: () => ['variants', placeOf(intent.owner)],
      UpdateOption: () =>
        field.of === 'option'
          ? ['option', 'name']
          : ['optionValuesToUpdate', placeOf(intent.owner), 'name'],
      UpdateFiles: () => ['files', placeOf(intent.owner), 'alt'],
      SetMetafields: () => ['metafields', placeOf(partOf(intent))],
      DeleteMetafields: () => ['metafields', placeOf(partOf(intent))],
      SetTranslations: () => ['translations', placeOf(partOf(intent))],
      RemoveTranslations: () => [],
      SetMarketPrices: () =>
        removed.has(intent.owner)
          ? ['variantIdsToDelete', placeOfRemoved(intent.owner)]
          : ['pricesToAdd', placeOf(intent.owner)],
      AddTags: () => [],
      RemoveTags: () => [],
    }[name]()
    return { item, intent, place }
  })
}

type Input = Readonly<Record<string, unknown>>

/** An input that names its object. */
type OwnInput = Input & { readonly id: string }

const isInput = (value: unknown): value is Input =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Joins the parts of one input. */
function merge(one: Input, other: Input): Input {
  const merged: Record<string, unknown> = { ...one }
  for (const [key, value] of Object.entries(other)) {
    const earlier = merged[key]
    merged[key] = isInput(earlier) && isInput(value) ? merge(earlier, value) : value
  }
  return merged
}

/** Returns the object that all parts of a line are of. */
const ownerOf = (parts: readonly LinePart[]) => parts[0]?.intent.owner ?? ''

/** Lines of a product, and items that its store cannot take. */
export interface ProductLines {
  readonly lines: readonly WriteLine[]
  /** Prices of markets, which are written together with those of other products. */
  readonly prices: readonly PricedItem[]
  readonly refused: readonly ItemRefusal[]
}

/** Builds the variables of the lines of one product from what its store has now. */
class LineBuilder {
  readonly #product: ProductIntents
  readonly #current: CurrentObjects
  readonly #facts: IntentFacts
  /** The texts that cells are to have, by owner and key. */
  readonly #texts = new Map<string, string>()
  /** Inputs; null for one that is removed. */
  readonly #inputs = new Map<number, Input | null>()
  readonly refused: ItemRefusal[] = []

  constructor(
    product: ProductIntents,
    clear: ReadonlySet<number>,
    current: CurrentObjects,
    facts: IntentFacts,
  ) {
    this.#product = product
    this.#current = current
    this.#facts = facts
    const { first, intents } = product
    for (const [at, { owner, column, after }] of intents.entries()) {
      if (clear.has(first + at)) this.#texts.set(`${owner} ${columnIdentity(column)}`, after)
    }
    for (const [at, intent] of intents.entries()) {
      if (!clear.has(first + at) || intent.column.key === 'tags') continue
      const { write } = intent.column
      const result = write.convert(intent.after, this.#contextOf(intent))
      if ('refused' in result) this.refused.push([first + at, result.refused, result.refused])
      else this.#inputs.set(first + at, result.input as Input | null)
    }
  }

  /** Whether an item has an input; tags need none of their own. */
  has(item: number): boolean {
    const { first, intents } = this.#product
    return this.#inputs.has(item) || intents[item - first]?.column.key === 'tags'
  }

  /** A value that several cells make takes those that are not to change from the store. */
  #contextOf({ owner, column: { market }, before }: Intent): CellContext {
    const shop: ShopFacts = this.#facts
    return {
      shop,
      categories: this.#facts.categories,
      before,
      cell: (key) =>
        market
          ? this.#priceCell(owner, { ...market, price: key as MarketPriceKey }, shop)
          : (this.#texts.get(`${owner} ${key}`) ?? this.#currentCell(owner, key, shop)),
    }
  }

  #priceCell(owner: string, market: PriceListColumn, shop: ShopFacts): string {
    const column = marketColumn(market)
    const fixed = this.#current.prices.get(market.priceList)?.get(owner)
    return (
      this.#texts.get(`${owner} ${columnIdentity(column)}`) ??
      readField(column.field, 'market-price', fixed, shop)
    )
  }

  /** Lists the prices of markets among the items. */
  prices(): PricedItem[] {
    const { first, intents } = this.#product
    return intents.flatMap((intent, at) => {
      const input = this.#inputs.get(first + at)
      if (!intent.column.market || input === undefined) return []
      return [{ item: first + at, intent, input: input as Inputs['market-price'] }]
    })
  }

  #currentCell(owner: string, key: FieldKey, shop: ShopFacts): string {
    const field: AbsentField | Field = fields[key]
    if (isAbsent(field)) return ''
    const { products, variants } = this.#current
    const product = products.get(this.#product.product)
    if (field.of === 'variant') {
      const variant = variants.get(owner)
      return variant ? readField(field, 'variant', variant, shop) : ''
    }
    if (!product) return ''
    if (field.of === 'product') return readField(field, 'product', product, shop)
    const option = field.of === 'option' && optionOf(product, owner)
    return option ? readField(field, 'option', option, shop) : ''
  }

  build(name: ProductWrite, items: readonly number[]): WriteLine {
    const parts = partsOf(name, intentsAt(this.#product), items)
    return { name, variables: this.#variables(name, parts), items } as WriteLine
  }

  #variables(name: ProductWrite, parts: readonly LinePart[]): unknown {
    const { product: id } = this.#product
    const write: { readonly [Name in ProductWrite]: () => VariablesOf<Name> } = {
      UpdateProduct: () => ({ product: { id, ...this.#productInput(parts) } }),
      UpdateVariants: () => ({ productId: id, variants: this.#byOwner(parts) }),
      UpdateOption: () => this.#optionVariables(parts),
      UpdateFiles: () => ({ files: this.#files(parts) }),
      SetMetafields: () => ({ metafields: parts.map((part) => this.#metafield(part)) }),
      DeleteMetafields: () => ({
        metafields: parts.map(({ intent: { column } }) => {
          const { namespace = '', key = '' } = column.metafield ?? {}
          return { ownerId: id, namespace, key }
        }),
      }),
      AddTags: () => ({ id, tags: parts.map(({ intent }) => intent.after) }),
      RemoveTags: () => ({ id, tags: parts.map(({ intent }) => intent.before) }),
      SetTranslations: () => ({
        resourceId: ownerOf(parts),
        translations: parts.map(({ intent }) => this.#translation(intent)),
      }),
      RemoveTranslations: () => ({
        resourceId: ownerOf(parts),
        keys: parts.map(({ intent: { column } }) => column.translation?.key ?? ''),
        locales: [...new Set(parts.map(({ intent }) => intent.column.translation?.locale ?? ''))],
      }),
    }
    return write[name]()
  }

  #translation({ column, after, digest = '' }: Intent): TranslationUpdate {
    const { key = '', locale = '' } = column.translation ?? {}
    return { key, locale, value: after, translatableContentDigest: digest }
  }

  #files(parts: readonly LinePart[]): VariablesOf<'UpdateFiles'>['files'] {
    return parts.map(({ intent }) => ({ id: intent.owner, alt: intent.after }))
  }

  #productInput(parts: readonly LinePart[]): Input {
    let input: Input = {}
    const respell: string[] = []
    for (const { item, intent } of parts) {
      if (intent.column.key === 'tags') respell.push(intent.after)
      else input = merge(input, this.#inputs.get(item) ?? {})
    }
    if (respell.length === 0) return input
    const tags = this.#current.products.get(this.#product.product)?.tags ?? []
    return { ...input, tags: changeTags(tags, { add: [], remove: [], respell }) }
  }

  #byOwner(parts: readonly LinePart[]): OwnInput[] {
    const inputs = new Map<string, OwnInput>()
    for (const { item, intent } of parts) {
      const earlier = inputs.get(intent.owner) ?? { id: intent.owner }
      inputs.set(intent.owner, {
        ...merge(earlier, this.#inputs.get(item) ?? {}),
        id: intent.owner,
      })
    }
    return [...inputs.values()]
  }

  #optionVariables(parts: readonly LinePart[]): VariablesOf<'UpdateOption'> {
    const { product } = this.#product
    const [{ intent: any }] = parts as [LinePart]
    const current = this.#current.products.get(product)
    const id = (current && optionOf(current, any.owner)?.id) ?? any.owner
    const name = parts.find(({ intent }) => intent.column.field.of === 'option')?.intent.after
    const values = parts.flatMap(({ intent }) =>
      intent.column.field.of === 'option-value' ? [{ id: intent.owner, name: intent.after }] : [],
    )
    return {
      productId: product,
      option: { id, ...(name !== undefined && { name }) },
      values: values.length > 0 ? values : null,
    }
  }

  #metafield({ intent }: LinePart): VariablesOf<'SetMetafields'>['metafields'][number] {
    const { namespace = '', key = '', type = '' } = intent.column.metafield ?? {}
    const current = this.#current.metafields.get(intent.product)
    const known = current?.get(`${namespace}.${key}`)
    return {
      ownerId: intent.product,
      namespace,
      key,
      type: known?.type ?? type,
      value: intent.after,
      compareDigest: known?.compareDigest ?? null,
    }
  }
}

/**
 * Writes the lines that change a product: one for each mutation and option.
 *
 * @param clear the items to write; those of the store as `current` says
 */
export function linesOf(
  product: ProductIntents,
  clear: ReadonlySet<number>,
  current: CurrentObjects,
  facts: IntentFacts,
): ProductLines {
  const builder = new LineBuilder(product, clear, current, facts)
  const groups = divide(product, (item) => clear.has(item) && builder.has(item))
  return {
    lines: groups.map(({ name, items }) => builder.build(name, items)),
    prices: builder.prices(),
    refused: builder.refused,
  }
}
