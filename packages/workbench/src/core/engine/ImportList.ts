import type {
  FieldChange,
  ImportField,
  ImportPlan,
  ImportedVariant,
  KeptField,
  PlannedProduct,
} from '@dropwatt/automations'
import { writePrice } from '@dropwatt/automations'
import type {
  ImportFilter,
  ImportQuery,
  ImportRow,
  UpdateValue,
  ValueSource,
} from './importMessages.ts'

/** With fewer products their values are shown at once. */
const fewProducts = 20

/** Maximum number of characters of a listed text; the export has all. */
const longestText = 2000

interface Value {
  readonly field: ImportField
  /** @default the product as a whole */
  readonly variant?: number
  readonly text: string
}

type Place = readonly [product: number, value: number | undefined]

const productFields: ReadonlySet<string> = new Set(['title', 'description', 'vendor', 'type'])

/** The variants of a product that an update lists: those that the list names, by their places. */
function listedVariants({ update, product }: PlannedProduct): readonly number[] {
  return update?.matched ?? [...product.variants.keys()]
}

/** Name that exports give to the variant of a product without options. */
const onlyVariant = 'Default Title'

/** The values of a product that its source gives, first those of the product as a whole. */
function valuesOf({ product }: PlannedProduct): Value[] {
  const { title, description, vendor, type, tags, images, options, variants } = product
  const whole: readonly (readonly [ImportField, string | undefined])[] = [
    ['title', title],
    ['description', description],
    ['vendor', vendor],
    ['type', type],
    ['tags', tags.join(', ')],
    ['options', options.join(', ')],
    ['images', images.map(({ address }) => address).join(', ')],
  ]
  return [
    ...whole.flatMap(([field, text = '']) => (text === '' ? [] : [{ field, text }])),
    ...variants.flatMap((each, variant) =>
      variantTexts(each).map(([field, text]) => ({ field, text, variant })),
    ),
  ]
}

function variantTexts(variant: ImportedVariant): (readonly [ImportField, string])[] {
  const { sku, barcode, price, compareAtPrice, cost, grams, inventory } = variant
  const texts: readonly (readonly [ImportField, string | undefined])[] = [
    ['sku', sku],
    ['barcode', barcode],
    ['price', price === undefined ? undefined : writePrice(price, 2)],
    ['compareAtPrice', compareAtPrice === undefined ? undefined : writePrice(compareAtPrice, 2)],
    ['cost', cost === undefined ? undefined : writePrice(cost, 2)],
    ['grams', grams === undefined ? undefined : `${grams}\u00A0g`],
    ['inventory', inventory === undefined ? undefined : `${inventory}`],
  ]
  return texts.flatMap(([field, text]) =>
    text === undefined || text === '' ? [] : [[field, text]],
  )
}

function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en')
}

/** The list of an import: its products, those of the open export that it lacks, and their values. */
export class ImportList {
  readonly #plan: ImportPlan
  readonly #sourceOf: (field: ImportField) => ValueSource
  readonly #numberOf: (row: number) => number
  readonly #texts: readonly string[]
  readonly #excluded: ReadonlySet<number>
  readonly #expanded = new Map<number, boolean>()
  #query: ImportQuery = { filter: 'all', search: '' }
  #places: readonly Place[] | undefined

  /**
   * @param sourceOf where the values of a field come from
   * @param numberOf the number of a row in the source, whose first row is 1
   * @param excluded the products that the member left out
   */
  constructor(
    plan: ImportPlan,
    sourceOf: (field: ImportField) => ValueSource,
    numberOf: (row: number) => number,
    excluded: ReadonlySet<number>,
  ) {
    this.#plan = plan
    this.#sourceOf = sourceOf
    this.#numberOf = numberOf
    this.#excluded = excluded
    this.#texts = [
      ...plan.products.map(({ product }) =>
        fold([product.title, product.handle, ...product.variants.map(({ sku }) => sku)].join('\n')),
      ),
      ...plan.gone.map(({ title, handle, skus }) => fold([title, handle, ...skus].join('\n'))),
    ]
  }

  /** Chooses what is listed. */
  show(query: ImportQuery): void {
    this.#query = query
    this.#places = undefined
  }

  expand(product: number, isExpanded: boolean): void {
    this.#expanded.set(product, isExpanded)
    this.#places = undefined
  }

  /** Lists the products again after some were left out or included. */
  get count(): number {
    return this.#list.length
  }

  get #list(): readonly Place[] {
    this.#places ??= this.#find()
    return this.#places
  }

  #find(): Place[] {
    const { products, gone } = this.#plan
    const search = fold(this.#query.search.trim())
    const places: Place[] = []
    for (let at = 0; at < products.length + gone.length; at += 1) {
      if (!this.#matches(this.#query.filter, at) || !this.#texts[at]!.includes(search)) continue
      places.push([at, undefined])
      const planned = products[at]
      if (!planned || !this.#isExpanded(at)) continue
      const values = this.#plan.update ? listedVariants(planned) : valuesOf(planned)
      for (let value = 0; value < values.length; value += 1) places.push([at, value])
    }
    return places
  }

  #isExpanded(product: number): boolean {
    const { update, products } = this.#plan
    return this.#expanded.get(product) ?? (update !== undefined || products.length <= fewProducts)
  }

  #matches(filter: ImportFilter, at: number): boolean {
    const planned = this.#plan.products[at]
    if (filter === 'gone') return planned === undefined
    if (!planned) return false
    if (filter === 'all') return true
    if (filter === 'review' || filter === 'conflicts') {
      return planned.notes.some(
        ({ tone }) => tone === (filter === 'review' ? 'review' : 'conflict'),
      )
    }
    return planned.state === filter
  }

  /** Returns the rows from `from` to before `to`. */
  rows(from: number, to: number): ImportRow[] {
    return this.#list.slice(from, to).map((place, at) => this.#row(place, from + at))
  }

  /** Finds the next product that needs review after (1) or before (-1) a row. */
  nextReview(from: number, direction: 1 | -1): number | undefined {
    const list = this.#list
    for (let at = from + direction; at >= 0 && at < list.length; at += direction) {
      const [product, value] = list[at]!
      if (value === undefined && this.#needsReview(product)) return at
    }
    return undefined
  }

  #needsReview(product: number): boolean {
    return (
      !this.#excluded.has(product) &&
      (this.#plan.products[product]?.notes.some(({ tone }) => tone === 'review') ?? false)
    )
  }

  /** The notes that stand in the row of a product: all, or those of no variant while they are listed. */
  #notesOfProduct(planned: PlannedProduct, at: number): PlannedProduct['notes'] {
    if (!this.#isExpanded(at)) return planned.notes
    const rows = new Set(
      listedVariants(planned).flatMap((place) => planned.product.variants[place]?.rows ?? []),
    )
    return planned.notes.filter(({ row }) => row === undefined || !rows.has(row))
  }

  /** The values of an update in a row: each field that is written. */
  #valuesAsUpdated({ product, changes }: PlannedProduct, place?: number): UpdateValue[] {
    const variant = place === undefined ? undefined : product.variants[place]
    const texts = new Map(variant ? variantTexts(variant) : [])
    const fields = this.#plan.update?.fields ?? []
    return fields.map((field) => {
      const change = changeOf(changes, field, place)
      if (!change) return { value: productFields.has(field) ? '' : (texts.get(field) ?? '') }
      const { from, to } = change
      return { before: from.slice(0, longestText), value: to.slice(0, longestText) }
    })
  }

  #variantRow(planned: PlannedProduct, at: number, position: number, index: number): ImportRow {
    const { product, notes, state } = planned
    const place = listedVariants(planned)[position] ?? 0
    const { rows: [row] = [], values = [], sku = '' } = product.variants[place] ?? {}
    const own = notes.filter((note) => note.row !== undefined && note.row === row)
    return {
      index,
      kind: 'value',
      product: at,
      number: row === undefined ? 0 : this.#numberOf(row),
      name: values.join(' / ') || onlyVariant,
      ...(sku !== '' && { sku }),
      needsReview: !this.#excluded.has(at) && own.some(({ tone }) => tone === 'review'),
      state,
      values: this.#valuesAsUpdated(planned, place),
      notes: own,
    }
  }

  #row([at, place]: Place, index: number): ImportRow {
    const { products, gone } = this.#plan
    const planned = products[at]
    if (!planned) {
      const { title, skus } = gone[at - products.length]!
      return {
        index,
        kind: 'product',
        product: at,
        number: 0,
        name: title,
        variants: skus.length,
        needsReview: false,
        state: 'gone',
        notes: [],
      }
    }
    const { product, state, notes, isIncluded, rows, changes, kept } = planned
    const [first = 0] = rows
    const number = rows.length === 0 ? 0 : this.#numberOf(first)
    if (place === undefined) {
      return {
        index,
        kind: 'product',
        product: at,
        number,
        name: product.title,
        variants: product.variants.length,
        isExpanded: this.#isExpanded(at),
        ...(isIncluded && { isIncluded: !this.#excluded.has(at) }),
        needsReview: this.#needsReview(at),
        state,
        notes: this.#plan.update ? this.#notesOfProduct(planned, at) : notes,
        ...(this.#plan.update && { values: this.#valuesAsUpdated(planned) }),
      }
    }
    if (this.#plan.update) return this.#variantRow(planned, at, place, index)
    const { field, variant, text } = valuesOf(planned)[place]!
    const own = variant === undefined ? undefined : product.variants[variant]
    const name = own?.values.join(' / ') ?? ''
    const [row] = own?.rows ?? []
    const before = changeOf(changes, field, variant)?.from
    return {
      index,
      kind: 'value',
      product: at,
      number: row === undefined ? number : this.#numberOf(row),
      name: name === '' ? product.title : name,
      isOfProduct: name === '',
      needsReview: false,
      field,
      ...(before !== undefined && { before }),
      value: text.slice(0, longestText),
      from: isKept(kept, field, variant) ? { kind: 'export' } : this.#sourceOf(field),
      notes: [],
    }
  }
}

function isKept(
  kept: readonly KeptField[],
  field: ImportField,
  variant: number | undefined,
): boolean {
  return kept.some((each) => each.field === field && each.variant === variant)
}

function changeOf(
  changes: readonly FieldChange[],
  field: ImportField,
  variant: number | undefined,
): FieldChange | undefined {
  return changes.find((change) => change.field === field && change.variant === variant)
}
