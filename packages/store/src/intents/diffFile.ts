import { idOf } from '../convert/ids.ts'
import {
  findRow,
  metafieldOfRow,
  optionIdAt,
  rowsOfProduct,
  type RowPlaces,
  type Sidecar,
} from '../convert/Sidecar.ts'
import { isAbsent, isReadOnly, type CellContext, type Owner } from '../fields/Field.ts'
import { marketColumnName, type MarketPriceKey } from '../fields/dynamicFields.ts'
import { fieldsOf, type HeaderField } from '../fields/fieldsOf.ts'
import type { FieldKey } from '../fields/keys.ts'
import { foldTag, tagChange } from '../fields/tags.ts'
import type { Intent } from './Intent.ts'
import {
  columnName,
  columnOf,
  marketColumn,
  metafieldColumn,
  ownerKind,
  type IntentColumn,
} from './IntentColumn.ts'
import { IntentList } from './IntentList.ts'
import { diffTranslations, translationCellRule } from './diffTranslations.ts'
import { inOrder } from './inOrder.ts'
import { isOfTranslations, type LiveSidecar } from '../translations/TranslationSidecar.ts'
import {
  statesOf,
  type ChangedFile,
  type FileDifference,
  type IntentRefusal,
  type LiveCellRule,
  type RefusedCell,
} from './FileDifference.ts'
import { renameValues, type ValueRow } from './renameValues.ts'
import { WrittenValues } from './WrittenValues.ts'

/** A live file of products, by the rows in which it was read. */
type ChangedProducts = ChangedFile & { readonly sidecar: Sidecar }

const linkKeys = ['option1LinkedTo', 'option2LinkedTo', 'option3LinkedTo'] as const

const optionNumber = (key: FieldKey) => Number(/^option(\d)/u.exec(key)?.[1] ?? 0)

/** Product that is being compared. */
interface Product {
  readonly id: string
  readonly title: string
  readonly intents: Intent[]
  readonly labels: Map<string, string>
}

/** Names a column of a file as its intents do; nothing for a metafield, whose type counts as well. */
function nameIn({ key, market, field }: HeaderField): string | undefined {
  return market ? field.column : key
}

class Difference {
  readonly #file: ChangedProducts
  readonly #written: WrittenValues
  readonly #columns: readonly (HeaderField | undefined)[]
  /** The column of each key, and of each price of a market under its name. */
  readonly #places = new Map<string, number>()
  readonly #intentColumns = new Map<string, IntentColumn | undefined>()
  /** New texts of pictures, by their ids. */
  readonly #altTexts = new Map<string, string>()
  #types: ReadonlyMap<string, ReadonlySet<string>> | undefined
  readonly products: Product[] = []
  readonly refused: RefusedCell[] = []
  /** Texts in the store of cells that differ from it, by their places. */
  readonly differing = new Map<number, string>()
  /** Places of cells whose values were written since the file was read. */
  readonly inStore = new Set<number>()
  /** Options whose values were compared, by the first row of their product. */
  readonly #compared = new Set<string>()
  #row = -1
  #shown: RowPlaces | undefined

  constructor(file: ChangedProducts) {
    this.#file = file
    this.#written = new WrittenValues(file.written ?? [])
    this.#columns = fieldsOf(file.header)
    for (const [at, found] of this.#columns.entries()) {
      const name = found && nameIn(found)
      if (name !== undefined && !this.#places.has(name)) this.#places.set(name, at)
    }
  }

  compare(): void {
    const { header, now } = this.#file
    for (const [row, column] of inOrder(this.#cells(), header.length)) {
      if (row === 0) continue
      const before = this.#textInStore(row, column)
      const after = now(row, column)
      if (before === after) continue
      const reason = this.#take(row, column, before, after)
      if (reason) this.refused.push({ row, column, reason })
    }
    this.refused.sort((one, other) => one.row - other.row || one.column - other.column)
  }

  /** Yields the cells that may differ from the store: those of the file, and all that may have been written since. */
  *#cells(): ChangedFile['cells'] {
    const { cells, sidecar } = this.#file
    yield* cells
    const names = [...this.#written.columns]
    if (names.length === 0) return
    const last = sidecar.products.row.at(-1)
    const end = last === undefined ? 0 : (rowsOfProduct(sidecar, last)?.end ?? 0)
    for (const [column, found] of this.#columns.entries()) {
      const isOf = (name: string) =>
        found?.metafield === undefined
          ? name === (found && nameIn(found))
          : name.startsWith(`${found.metafield} `)
      if (!names.some(isOf)) continue
      for (let row = 1; row < end; row += 1) yield [row, column]
    }
  }

  /** Returns the text that a cell has in the store, as it was read or was written since. */
  #textInStore(row: number, column: number): string {
    const read = this.#file.read(row, column)
    if (this.#written.columns.size === 0) return read
    const text = this.#writtenText(row, column, read)
    if (text === undefined) return read
    this.inStore.add(row * this.#file.header.length + column)
    return text
  }

  #writtenText(row: number, column: number, read: string): string | undefined {
    const found = this.#columns[column]
    const shown = found && this.#shownIn(row)
    if (!shown) return undefined
    const { field, key } = found
    if (isAbsent(field) || isReadOnly(field.write)) return undefined
    const owner = this.#ownerOf(shown, field.of, key)
    const written = owner === undefined ? undefined : this.#intentColumn(row, found)
    return owner && written && this.#written.textOf(owner, columnName(written), read)
  }

  /** Takes one changed cell. @returns the reason not to */
  #take(row: number, column: number, before: string, after: string): IntentRefusal | undefined {
    const found = this.#columns[column]
    if (!found) return 'unknown-column'
    const { field, key } = found
    if (isAbsent(field)) return field.absent
    if (field.isEqual(before, after)) return undefined
    this.differing.set(row * this.#file.header.length + column, before)
    const place = this.#placeOf(row, found)
    if (typeof place === 'string') return place
    const { product, owner, column: intentColumn } = place
    if (field.of === 'option-value' && key) return this.#takeValues(row, product, key)
    const context = this.#contextOf(row, before, found.market?.name)
    const result = intentColumn.write.convert(after, context)
    if ('refused' in result) return result.refused
    if (key === 'tags') {
      this.#addTags(row, product, intentColumn, before, after)
      return undefined
    }
    return this.#add(row, { product, owner, column: intentColumn, before, after })
  }

  /** Returns why a cell is never written, whatever its text; nothing if it can be. */
  lockOf(row: number, column: number): IntentRefusal | undefined {
    const found = this.#columns[column]
    const place = found ? this.#placeOf(row, found) : 'unknown-column'
    return typeof place === 'string' ? place : undefined
  }

  /** Finds where a value is written, or the reason that it never is. */
  #placeOf(
    row: number,
    found: HeaderField,
  ): Pick<Intent, 'product' | 'owner' | 'column'> | IntentRefusal {
    const { field, key } = found
    if (isAbsent(field)) return field.absent
    if (isReadOnly(field.write)) return field.write
    const shown = this.#shownIn(row)
    if (!shown) return 'added-row'
    const owner = this.#ownerOf(shown, field.of, key)
    if (owner === undefined) return 'no-owner'
    if (key && this.#isLinked(row, field.of, key)) return 'linked-option'
    const column = this.#intentColumn(row, found)
    if (!column) return found.market ? 'is-unknown' : 'unknown-type'
    return { product: this.#productId(shown), owner, column }
  }

  /** Whether a cell is of an option that is linked to a metafield, which the first row of its product says. */
  #isLinked(row: number, kind: Owner, key: FieldKey): boolean {
    if (kind !== 'option' && kind !== 'option-value') return false
    const column = this.#places.get(linkKeys[optionNumber(key) - 1]!)
    const first = rowsOfProduct(this.#file.sidecar, row)?.first
    return column !== undefined && first !== undefined && this.#file.now(first, column) !== ''
  }

  #shownIn(row: number): RowPlaces | undefined {
    if (row !== this.#row) {
      this.#row = row
      this.#shown = findRow(this.#file.sidecar, row)
    }
    return this.#shown
  }

  #productId({ product }: RowPlaces): string {
    return idOf('Product', this.#file.sidecar.products.id[product] ?? 0)
  }

  /** Finds the object in a row that has the values of a column; nothing if the row shows none. */
  #ownerOf(shown: RowPlaces, kind: Owner, key: FieldKey | undefined): string | undefined {
    const { product, at, variant, image } = shown
    if (kind === 'option-value') return variant && key && this.#valueAt(variant.place, key)
    if (kind === 'variant' || kind === 'market-price') {
      return variant && idOf('ProductVariant', variant.id)
    }
    if (kind === 'image') return image && idOf('MediaImage', image.id)
    if (at > 0) return undefined
    if (kind !== 'option' || !key) return this.#productId(shown)
    return optionIdAt(this.#file.sidecar, 'ProductOption', product, optionNumber(key) - 1)
  }

  #valueAt(variant: number, key: FieldKey): string | undefined {
    const { sidecar } = this.#file
    return optionIdAt(sidecar, 'ProductOptionValue', variant, optionNumber(key) - 1)
  }

  /** @param market the market of its column. @default none */
  #contextOf(row: number, before: string, market?: string): CellContext {
    const { sidecar, now } = this.#file
    return {
      shop: { currencyCode: sidecar.currencyCode },
      categories: sidecar.categories,
      before,
      cell: (key) => {
        const name = market === undefined ? key : marketColumnName(key as MarketPriceKey, market)
        const column = this.#places.get(name)
        return column === undefined ? '' : now(row, column)
      },
    }
  }

  #intentColumn(row: number, { key, metafield, market }: HeaderField): IntentColumn | undefined {
    if (market) return this.#marketColumn(market)
    const type = metafield === undefined ? '' : this.#typeOf(row, metafield)
    if (type === undefined) return undefined
    const name = key ?? `${metafield} ${type}`
    if (!this.#intentColumns.has(name)) {
      const [namespace = '', ...rest] = metafield?.split('.') ?? []
      const column = key ? columnOf(key) : metafieldColumn({ namespace, key: rest.join('.'), type })
      this.#intentColumns.set(name, column)
    }
    return this.#intentColumns.get(name)
  }

  /** @returns nothing for a market that the store does not have */
  #marketColumn({ name, key: price }: HeaderField['market'] & object): IntentColumn | undefined {
    const id = marketColumnName(price, name)
    if (!this.#intentColumns.has(id)) {
      const market = this.#file.sidecar.markets.find((each) => each.name === name)
      const column = market && {
        priceList: market.priceList,
        market: name,
        currency: market.currency,
        price,
      }
      this.#intentColumns.set(id, column && marketColumn(column))
    }
    return this.#intentColumns.get(id)
  }

  /** Finds the type of a metafield: its own, or the only one that it has on other products. */
  #typeOf(row: number, name: string): string | undefined {
    const { sidecar } = this.#file
    const own = metafieldOfRow(sidecar, row, name)
    if (own) return own.type
    this.#types ??= typesOf(sidecar)
    const [type, ...others] = this.#types.get(name) ?? []
    return others.length === 0 ? type : undefined
  }

  /** Compares all values of an option at once: one is written once, whatever number of rows show it. */
  #takeValues(row: number, product: string, key: FieldKey): IntentRefusal | undefined {
    const { sidecar, now } = this.#file
    const range = rowsOfProduct(sidecar, row)
    const valueIn = (each: number) => {
      const variant = findRow(sidecar, each)?.variant
      return variant && this.#valueAt(variant.place, key)
    }
    const column = columnOf(key)
    if (!column || !range || valueIn(row) === undefined) return 'no-owner'
    const name = `${range.first} ${key}`
    if (this.#compared.has(name)) return undefined
    this.#compared.add(name)
    const place = this.#places.get(key) ?? 0
    const rows: ValueRow[] = []
    for (let each = range.first; each < range.first + range.variants; each += 1) {
      const value = valueIn(each)
      if (value === undefined) continue
      rows.push({
        row: each,
        value,
        before: this.#textInStore(each, place),
        after: now(each, place),
      })
    }
    const { renamed, refused } = renameValues(rows, (each) => {
      const result = column.write.convert(each.after, this.#contextOf(each.row, each.before))
      return 'refused' in result ? result.refused : undefined
    })
    for (const { row: first, value: owner, before, after } of renamed) {
      this.#add(first, { product, owner, column, before, after })
    }
    for (const each of refused) {
      this.refused.push({ row: each.row, column: place, reason: each.reason })
    }
    return undefined
  }

  #addTags(row: number, product: string, column: IntentColumn, before: string, after: string) {
    const { add, remove, respell } = tagChange(before, after)
    const shared = { product, owner: product, column }
    const old = new Map(tagsOf(before).map((tag) => [foldTag(tag), tag]))
    for (const tag of remove) this.#add(row, { ...shared, before: tag, after: '' })
    for (const tag of respell) {
      this.#add(row, { ...shared, before: old.get(foldTag(tag)) ?? '', after: tag })
    }
    for (const tag of add) this.#add(row, { ...shared, before: '', after: tag })
  }

  #add(row: number, intent: Intent): IntentRefusal | undefined {
    const { owner, product, column, after } = intent
    if (column.field.of === 'image') {
      // Only a picture can be in several rows, as files are shared between products.
      const earlier = this.#altTexts.get(owner)
      if (earlier !== undefined) return earlier === after ? undefined : 'rows-differ'
      this.#altTexts.set(owner, after)
    }
    const listed = this.#productOf(row, product)
    listed.intents.push(intent)
    const variant = ownerKind(column) === 'ProductVariant' ? owner : undefined
    if (variant !== undefined && !listed.labels.has(variant)) {
      const label = this.#labelOf(row)
      if (label !== '') listed.labels.set(variant, label)
    }
    return undefined
  }

  #productOf(row: number, id: string): Product {
    const last = this.products.at(-1)
    if (last?.id === id) return last
    const first = rowsOfProduct(this.#file.sidecar, row)?.first ?? row
    const title = this.#textOf(first, 'title')
    const product: Product = { id, title, intents: [], labels: new Map() }
    this.products.push(product)
    return product
  }

  #textOf(row: number, key: FieldKey): string {
    const column = this.#places.get(key)
    return column === undefined ? '' : this.#file.read(row, column)
  }

  /** Names a variant by the values of its options; the only one of its product has no name. */
  #labelOf(row: number): string {
    const range = rowsOfProduct(this.#file.sidecar, row)
    if (!range || range.variants < 2) return ''
    const values = (['option1Value', 'option2Value', 'option3Value'] as const).map((key) =>
      this.#textOf(row, key),
    )
    return values.filter((value) => value !== '').join(' / ')
  }
}

const tagsOf = (cell: string) => cell.split(',').map((tag) => tag.trim())

/** Lists the types that each metafield has, by its name as `namespace.key`. */
function typesOf({ metafields }: Sidecar): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const [place, name] of metafields.name.entries()) {
    const text = metafields.names[name] ?? ''
    const types = found.get(text) ?? new Set()
    types.add(metafields.types[metafields.type[place] ?? 0] ?? '')
    found.set(text, types)
  }
  return found
}

/**
 * Finds what a live file has to write to its store: the net difference, so that a value which changed
 * and changed back is none. A changed cell that is not written is in `refused`. The same file gives the
 * same intents in the same order: by rows, then columns.
 */
export function diffFile(file: ChangedFile): FileDifference {
  const { sidecar } = file
  if (isOfTranslations(sidecar)) return diffTranslations(file, sidecar)
  const difference = new Difference({ ...file, sidecar })
  difference.compare()
  const { currencyCode, categories } = sidecar
  const products = difference.products.map(({ id, ...rest }) => ({ product: id, ...rest }))
  const { refused, differing, inStore } = difference
  return {
    get intents() {
      return IntentList.of({ currencyCode, categories }, products)
    },
    ...statesOf(file.header.length, differing, inStore, refused),
  }
}

/**
 * Returns the rule by which the engine stops changes of a live file that an update would not write, and by which it
 * refuses texts by hand.
 */
export function liveCellRule(sidecar: LiveSidecar): LiveCellRule {
  if (isOfTranslations(sidecar)) return translationCellRule(sidecar)
  let last: { readonly file: unknown; readonly difference: Difference } | undefined
  return {
    lockOf(file, row, column) {
      if (last?.file !== file) {
        last = { file, difference: new Difference({ ...file, cells: [], sidecar }) }
      }
      return last.difference.lockOf(row, column)
    },
    refused(file) {
      const difference = new Difference({ ...file, sidecar })
      difference.compare()
      return difference.refused
    },
  }
}
