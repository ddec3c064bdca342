import type { PreviewFilter } from '@dropwatt/automations'
import type { DiffFiltersProps } from '../workbench/DiffFilters/index.js'
import type { DiffColumn, DiffRow, DiffTarget } from '../workbench/DiffTable/index.js'

/** The columns of a compare-at price job. */
export const priceColumns: readonly DiffColumn[] = [
  { key: 'price', label: 'Price', kind: 'change', isNumber: true, isFixed: true },
  { key: 'compare', label: 'Compare-at price', kind: 'change', isNumber: true },
  { key: 'discount', label: 'Discount', kind: 'percent', isNumber: true },
]

const titles = [
  'Heavyweight cotton tee',
  'Canvas tote bag',
  'Enamel mug, 350 ml',
  'Oak stool',
  'Ribbed beanie',
  'Linen shirt with a long title that does not fit into the first column',
]
const colours = ['Sand', 'White', 'Green', 'Smoked']
const sizes = ['S', 'M', 'L']

interface Variant {
  readonly product: number
  readonly row: number
  readonly name: string
  readonly price: string
  readonly before: string
  readonly after: string
  readonly needsReview: boolean
}

function variantsOf(product: number, row: number): readonly Variant[] {
  const count = 1 + ((product * 7) % 9)
  return Array.from({ length: count }, (_, index) => {
    const price = 12 + ((product * 13 + index) % 80)
    const before = product % 3 === 1 ? '' : `${price + (product % 12 === 2 ? 60 : 4)}.00`
    return {
      product,
      row: row + index,
      name:
        count === 1
          ? 'Default Title'
          : `${colours[Math.floor(index / 3) % 4]} / ${sizes[index % 3]}`,
      price: `${price}.00`,
      before,
      after: `${Math.round(price * 1.3)}.99`,
      needsReview: product % 12 === 2,
    }
  })
}

/** Preview over generated products, which filters, expands, excludes and undoes. */
export class SampleChanges {
  readonly #products: readonly (readonly Variant[])[]
  readonly #collapsed = new Set<number>()
  readonly #excluded = new Set<number>()
  readonly #cache = new Map<number, DiffRow>()
  #isColumnExcluded = false
  #list: readonly (readonly [product: number, variant: number])[] = []
  #filter: PreviewFilter = 'changed'
  #query = ''
  #undone: number[][] = []
  #done: number[][] = []

  /** @param rows number of rows of the list, products and variants */
  constructor(rows: number) {
    const products: (readonly Variant[])[] = []
    let row = 0
    let listed = 0
    while (listed < rows) {
      const variants = variantsOf(products.length, row)
      const fitting = variants.slice(0, Math.max(1, rows - listed - 1))
      products.push(fitting)
      row += fitting.length
      listed += fitting.length + 1
    }
    this.#products = products
    this.#relist()
  }

  get rowCount(): number {
    return this.#list.length
  }

  get columns(): readonly DiffColumn[] {
    return priceColumns.map((column) =>
      column.key === 'compare' ? { ...column, isExcluded: this.#isColumnExcluded } : column,
    )
  }

  /** Products for each filter. */
  get counts(): DiffFiltersProps['counts'] {
    const count = (filter: PreviewFilter) =>
      this.#products.filter((_, product) => this.#matches(product, filter)).length
    return {
      changed: count('changed'),
      review: count('review'),
      conflicts: 0,
      excluded: count('excluded'),
      all: count('all'),
    }
  }

  get cells(): number {
    return this.#products.reduce((sum, variants) => sum + variants.length, 0)
  }

  get changesLeft(): number {
    return this.#isColumnExcluded ? 0 : this.cells - this.#excluded.size
  }

  readonly row = (index: number): DiffRow | undefined => {
    const cached = this.#cache.get(index)
    if (cached) return cached
    const at = this.#list[index]
    if (!at) return undefined
    const [product, variant] = at
    const row = variant < 0 ? this.#productRow(product, index) : this.#variantRow(at, index)
    this.#cache.set(index, row)
    return row
  }

  show(filter: PreviewFilter, query: string): void {
    this.#filter = filter
    this.#query = query.toLowerCase()
    this.#relist()
  }

  expand(product: number, isExpanded: boolean): void {
    if (isExpanded) this.#collapsed.delete(product)
    else this.#collapsed.add(product)
    this.#relist()
  }

  exclude(target: DiffTarget, isExcluded: boolean): void {
    if (target.kind === 'column') this.#isColumnExcluded = isExcluded
    else {
      const rows = this.#rowsOf(target).filter((row) => this.#excluded.has(row) !== isExcluded)
      this.#flip(rows)
      this.#done.push(rows)
      this.#undone = []
    }
    this.#relist()
  }

  undo(): void {
    const rows = this.#done.pop()
    if (rows) this.#undone.push(rows)
    this.#flip(rows ?? [])
    this.#relist()
  }

  redo(): void {
    const rows = this.#undone.pop()
    if (rows) this.#done.push(rows)
    this.#flip(rows ?? [])
    this.#relist()
  }

  nextReview(from: number, step: 1 | -1): number | undefined {
    for (let index = from + step; index >= 0 && index < this.rowCount; index += step) {
      const row = this.row(index)
      if (row?.kind === 'product' && row.needsReview) return index
    }
    return undefined
  }

  #rowsOf(target: Exclude<DiffTarget, { kind: 'column' }>): readonly number[] {
    if (target.kind !== 'product') return [target.row]
    return (this.#products[target.product] ?? []).map(({ row }) => row)
  }

  #flip(rows: readonly number[]): void {
    for (const row of rows) {
      if (!this.#excluded.delete(row)) this.#excluded.add(row)
    }
  }

  #isExcluded({ row }: Variant): boolean {
    return this.#isColumnExcluded || this.#excluded.has(row)
  }

  #matches(product: number, filter: PreviewFilter): boolean {
    const variants = this.#products[product] ?? []
    if (filter === 'review') return variants.some(({ needsReview }) => needsReview)
    if (filter === 'excluded') return variants.some((variant) => this.#isExcluded(variant))
    return filter !== 'conflicts'
  }

  #relist(): void {
    this.#cache.clear()
    this.#list = this.#products.flatMap((variants, product) => {
      const title = titleOf(product).toLowerCase()
      if (!this.#matches(product, this.#filter) || !title.includes(this.#query)) return []
      if (this.#collapsed.has(product)) return [[product, -1] as const]
      return [[product, -1] as const, ...variants.map((_, index) => [product, index] as const)]
    })
  }

  #productRow(product: number, index: number): DiffRow {
    const variants = this.#products[product] ?? []
    const excluded = variants.filter((variant) => this.#isExcluded(variant)).length
    const first = variants[0]
    return {
      kind: 'product',
      index,
      product,
      row: first?.row ?? 0,
      number: (first?.row ?? 0) + 2,
      line: (first?.row ?? 0) * 2 + 2,
      name: titleOf(product),
      changed: variants.length,
      variants: variants.length,
      isExpanded: !this.#collapsed.has(product),
      included: excluded > 0 && excluded < variants.length ? 'mixed' : excluded === 0,
      needsReview: first?.needsReview ?? false,
      cells: priceColumns.map(() => ({})),
      notes: [],
    }
  }

  #variantRow([product, at]: readonly [number, number], index: number): DiffRow {
    const variant = this.#products[product]?.[at]
    if (!variant) throw new RangeError(`Product ${product} has no variant ${at}`)
    const { row, name, price, before, after, needsReview } = variant
    const isExcluded = this.#isExcluded(variant)
    const percent = (1 - Number(price) / Number(after)) * 100
    return {
      kind: 'variant',
      index,
      product,
      row,
      number: row + 2,
      line: row * 2 + 2,
      name,
      included: !isExcluded,
      needsReview,
      cells: [
        { before: price },
        { before, after, ...(isExcluded && { isExcluded }) },
        { computed: { percent } },
      ],
      notes: needsReview ? [{ tone: 'review', text: '59% lower' }] : [],
    }
  }
}

function titleOf(product: number): string {
  const round = Math.floor(product / titles.length)
  const title = titles[product % titles.length] ?? ''
  return round === 0 ? title : `${title} ${round + 1}`
}
