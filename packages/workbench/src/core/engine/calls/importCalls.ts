import {
  deletedVariants,
  FileError,
  runSync,
  findKind,
  groupRemarks,
  findSaved,
  maximumFileSize,
  pageText,
  planImport,
  planPage,
  ProductTable,
  readProductPage,
  saveMapping,
  suggestPrice,
  SupplierList,
  unpackFile,
  Table,
  updatePatches,
  writePrice,
  writeProducts,
  type ImportField,
  type ImportNote,
  type ImportPlan,
  type OpenFile,
  type PlannedProduct,
  type Mapping,
  type PageReading,
  type UnpackedFrom,
} from '@dropwatt/automations'
import { optionNames, type OptionNames, type Options } from '@dropwatt/automations/options'
import type { PackedJob } from '../../storage/records.ts'
import { ImportList } from '../ImportList.ts'
import type {
  ChosenUpdate,
  ExcludedProducts,
  ImportListStatus,
  ImportOutcome,
  ImportProblem,
  ImportQuery,
  ImportRow,
  ProductCard,
  ReadSource,
  SupplierMapping,
  ValueSource,
  WrittenImport,
} from '../importMessages.ts'
import type { OpenRefusal, ReadProgress } from '../messages.ts'
import { hashOf } from '../hashOf.ts'
import { secondsSince } from '../secondsSince.ts'
import { readBytes, readExport } from './readExport.ts'

type BulkImporterOptions = Parameters<typeof planImport>[1]
type ProductImporterOptions = Parameters<typeof planPage>[1]

type Source =
  | { readonly kind: 'suppliers'; readonly list: SupplierList }
  | {
      readonly kind: 'page'
      readonly reading: PageReading
      /** Reads the page with prices in a currency and names of options in a language. */
      readonly readIn: (currency: string | undefined, names: OptionNames) => PageReading
    }

/** The plan for a source. */
interface Planned {
  readonly number: number
  readonly plan: ImportPlan
  readonly options: Options
}

/** The targets of columns that the values of a field come from, where those are named otherwise. */
const targetsOf: Readonly<Partial<Record<ImportField, readonly string[]>>> = {
  grams: ['weight'],
  images: ['image'],
  options: ['option'],
}

const isChosen = (value: unknown) => value !== undefined && value !== '' && value !== null

/** Returns where the values of a field come from. */
function sourceOf(field: ImportField, mapping: Mapping | undefined, options: Options): ValueSource {
  if (!mapping) {
    const isOwn = field === 'vendor' && isChosen(options['vendor'])
    return { kind: isOwn ? 'options' : 'page' }
  }
  const fromCost = field === 'price' && options['price'] === 'cost'
  const targets = fromCost ? ['cost'] : (targetsOf[field] ?? [field])
  const names = targets.flatMap((wanted) =>
    mapping.columns.flatMap(({ name, target }) => (target.target === wanted ? name : [])),
  )
  return names.length > 0 ? { kind: 'column', name: names.join(', ') } : { kind: 'options' }
}

/** The calls that read a supplier list or a product page, and make an export of it. */
export function importCalls() {
  let source: Source | undefined
  let planned: Planned | undefined
  let list: ImportList | undefined
  /** The handles of the products that the member left out. */
  const excluded = new Set<string>()
  let query: ImportQuery = { filter: 'all', search: '' }
  let plans = 0
  let lists = 0
  /** The open export that products are compared with. */
  let against: Awaited<ReturnType<typeof readExport>> | undefined

  function current(): Planned {
    if (!planned) throw new Error('Nothing is planned.')
    return planned
  }

  function numberOf(row: number): number {
    return source?.kind === 'suppliers' ? source.list.numberOf(row) : 0
  }

  function excludedIn({ products }: ImportPlan): ReadonlySet<number> {
    return new Set(products.flatMap(({ product }, at) => (excluded.has(product.handle) ? at : [])))
  }

  function relist(): ImportListStatus {
    const { plan, options } = current()
    list = new ImportList(
      plan,
      (field) => sourceOf(field, plan.mapping, options),
      numberOf,
      excludedIn(plan),
    )
    return listOf(query)
  }

  function listOf(wanted: ImportQuery): ImportListStatus {
    query = wanted
    list?.show(wanted)
    return statusOfList()
  }

  function statusOfList(): ImportListStatus {
    lists += 1
    const { plan } = current()
    const chosen = plan.update && chosenOf(chosenProducts())
    return { number: lists, count: list?.count ?? 0, ...(chosen && { chosen }) }
  }

  /** Lists the products that are written, without those that the member left out. */
  function chosenProducts(withoutReview = false): readonly PlannedProduct[] {
    return current().plan.products.filter(
      ({ isIncluded, product, notes }) =>
        isIncluded &&
        !excluded.has(product.handle) &&
        !(withoutReview && notes.some(({ tone }) => tone === 'review')),
    )
  }

  function exported(): OpenFile | undefined {
    return against && 'file' in against ? against.file : undefined
  }

  return {
    /**
     * Reads a supplier list or a product page.
     *
     * @param wanted the kind that the page which asks can use
     * @param address the web address of a page, which relative addresses in it belong to
     * @returns why it was refused, if it is of another kind
     */
    async readSource(
      content: Blob,
      wanted: ReadSource['kind'],
      address?: string,
      onProgress: (progress: ReadProgress) => void = () => {},
    ): Promise<ReadSource | { readonly refused: OpenRefusal }> {
      if (content.size > maximumFileSize) {
        return { refused: { code: 'too-large', values: { size: content.size } } }
      }
      const bytes = await readBytes(content, onProgress)
      let unpacked: UnpackedFrom | undefined
      try {
        const name = content instanceof File ? content.name : ''
        const table = await unpackFile(bytes, name)
        unpacked = table.from
        source = open(table.bytes, wanted, address)
      } catch (error) {
        if (!(error instanceof FileError)) throw error
        return { refused: { code: error.code, values: error.values } }
      }
      const hash = await hashOf(bytes)
      if (source.kind === 'page') {
        const { products, currencies, problem } = source.reading
        return {
          kind: 'page',
          rows: 0,
          products: products.length,
          hash,
          columns: [],
          page: { currencies, ...(problem && { problem }) },
        }
      }
      const { rowCount, columns, format } = source.list
      const names = columns.map(({ name }) => name)
      return {
        kind: 'suppliers',
        rows: rowCount - 1,
        products: 0,
        hash,
        columns: names,
        format,
        ...(unpacked && { unpacked }),
      }
    },

    /** Finds what was saved for the supplier of the list. */
    findSupplier(all: readonly SupplierMapping[]): SupplierMapping | undefined {
      return source?.kind === 'suppliers' ? findSaved(source.list, all) : undefined
    },

    /** Reads the open export that products are compared with; without a file, none. */
    async compareImport(
      content?: Blob,
      name: string = '',
      jobs: readonly PackedJob[] = [],
    ): Promise<void> {
      against = content && (await readExport(content, name, jobs, () => {}))
    },

    /**
     * Tells what an import would write.
     *
     * @param names names of options that the source has no name for
     */
    planSource(options: Options, names: OptionNames, saved?: SupplierMapping): ImportOutcome {
      if (!source) throw new Error('No source is open.')
      const start = performance.now()
      const store = exported()
      const compared = store ? { export: store.current } : {}
      const plan =
        source.kind === 'suppliers'
          ? runSync(
              planImport(source.list, options as BulkImporterOptions, {
                ...compared,
                optionNames: names,
                ...(saved && { saved }),
              }),
            )
          : planPage(readingIn(source, options, names), options as ProductImporterOptions)
      plans += 1
      planned = { number: plans, plan, options }
      const { mapping, counts, nothing } = plan
      const listed = relist()
      return {
        number: plans,
        counts,
        isCompared: 'export' in compared && options['existing'] === true,
        ...(plan.update && { update: plan.update }),
        list: listed,
        seconds: secondsSince(start),
        ...(nothing !== undefined && { nothing }),
        ...(mapping && { mapping, price: suggestPrice(mapping) }),
        remarks: groupRemarks(plan.notes, numberOf),
        problems: problemsOf(plan, numberOf),
        ...(mapping &&
          source.kind === 'suppliers' && { saved: saveMapping(source.list, mapping, options) }),
      }
    },

    listImport: listOf,

    expandImport(product: number, isExpanded: boolean): ImportListStatus {
      list?.expand(product, isExpanded)
      return statusOfList()
    },

    /**
     * Leaves a product out of what is written, or takes it in again.
     *
     * @returns also the handles of all that are left out
     */
    excludeImport(product: number, isExcluded: boolean): ImportListStatus & ExcludedProducts {
      const handle = current().plan.products[product]?.product.handle
      if (handle !== undefined && isExcluded) excluded.add(handle)
      else if (handle !== undefined) excluded.delete(handle)
      return { ...relist(), excluded: [...excluded] }
    },

    /** Leaves out what was left out before. */
    restoreExcluded(handles: readonly string[]): void {
      for (const handle of handles) excluded.add(handle)
    },

    importRows(number: number, from: number, to: number): readonly ImportRow[] | undefined {
      return number === lists ? list?.rows(from, to) : undefined
    },

    nextImportReview(from: number, direction: 1 | -1): number | undefined {
      return list?.nextReview(from, direction)
    },

    /** Returns a product as its preview shows it. */
    importCard(index: number): ProductCard | undefined {
      const found = current().plan.products[index]
      if (!found) return undefined
      const { product, notes } = found
      const { title, handle, vendor, status, variants, images, description, options } = product
      const [first] = variants
      const [price, compareAtPrice, cost] = [
        write(first?.price),
        write(first?.compareAtPrice),
        write(first?.cost),
      ]
      return {
        title,
        handle,
        status,
        variants: variants.length,
        variantNames:
          options.length === 0 ? [] : variants.slice(0, 5).map(({ values }) => values.join(' / ')),
        images: images.length,
        hasDescription: description !== undefined && description !== '',
        notes,
        ...(vendor !== undefined && { vendor }),
        ...(price !== undefined && { price }),
        ...(compareAtPrice !== undefined && { compareAtPrice }),
        ...(cost !== undefined && { cost }),
        ...(images[0] && { image: images[0].address }),
      }
    },

    /**
     * Makes a product export of the products that are included; of an update the patches of the open
     * export, and an export of the new products.
     *
     * @param withoutReview leaves out those that need review
     */
    writeImport(withoutReview: boolean): WrittenImport {
      const { plan } = current()
      const included = chosenProducts(withoutReview)
      const products = included.flatMap(({ product, update }) => (update ? [] : product))
      const variants = products.reduce((sum, product) => sum + product.variants.length, 0)
      const bytes = writeProducts(products) as Uint8Array<ArrayBuffer>
      const content = new Blob([bytes], { type: 'text/csv' })
      const store = exported()
      const made = { products: products.length, variants }
      if (plan.update) {
        const patches = updatePatches(included)
        const excludedCells = plan.update.cells - patches.length
        return {
          ...made,
          ...(products.length > 0 && { content }),
          update: { patches, excludedCells },
        }
      }
      const deleted = store && deletedVariants(store.current, new ProductTable(new Table(bytes)))
      return { ...made, content, ...(deleted && { deleted }) }
    },
  }
}

/** Counts what is written of an update. */
function chosenOf(products: readonly PlannedProduct[]): ChosenUpdate {
  const patches = updatePatches(products)
  return {
    variants: new Set(patches.map(([row]) => row)).size,
    cells: patches.length,
    added: products.filter(({ update }) => !update).length,
  }
}

function write(price: number | undefined): string | undefined {
  return price === undefined ? undefined : writePrice(price, 2)
}

/** Maximum number of rows listed for an issue. */
const namedRows = 8

/** Groups issues: those of the whole list one by one, the others by code; most severe first. */
function problemsOf(
  { products, notes }: ImportPlan,
  numberOf: (row: number) => number,
): readonly ImportProblem[] {
  const found = new Map<string, ImportProblem & { count: number; rows: number[] }>()
  const all = [
    ...notes,
    ...products.flatMap(({ notes: own, rows }) =>
      own.map((note) => (note.row === undefined ? { ...note, row: rows[0] } : note)),
    ),
  ]
  for (const { code, tone, row, values } of all) {
    if (tone === 'info') continue
    const key = row === undefined ? JSON.stringify([code, values]) : code
    const problem = found.get(key) ?? { code, tone, ...(values && { values }), count: 0, rows: [] }
    problem.count += 1
    if (row !== undefined && problem.rows.length < namedRows) problem.rows.push(numberOf(row))
    found.set(key, problem)
  }
  return [...found.values()].toSorted(
    (one, other) => rank(one.tone) - rank(other.tone) || other.count - one.count,
  )
}

function rank(tone: ImportNote['tone']): number {
  return tone === 'conflict' ? 0 : 1
}

/** Opens a source of a kind; the errors of other kinds name what it is. */
function open(bytes: Uint8Array, wanted: ReadSource['kind'], address?: string): Source {
  if (wanted === 'suppliers') return { kind: 'suppliers', list: new SupplierList(bytes) }
  const kind = findKind(bytes)
  if (kind !== 'page') throw new FileError('no-handle', 'The file is no product page.')
  const text = pageText(bytes)
  const readIn = rememberLast((currency, names) => readProductPage(text, address, currency, names))
  return { kind: 'page', reading: readIn(undefined, optionNames), readIn }
}

type ReadPage = Extract<Source, { kind: 'page' }>['readIn']

/** Reads a page anew only with another currency or in another language. */
function rememberLast(read: ReadPage): ReadPage {
  let last: { readonly key: string; readonly reading: PageReading } | undefined
  return (currency, names) => {
    const key = JSON.stringify([currency, names])
    if (last?.key !== key) last = { key, reading: read(currency, names) }
    return last.reading
  }
}

/** Returns a page as it is read in the currency that was chosen, if it has prices in several. */
function readingIn(
  { reading, readIn }: Extract<Source, { kind: 'page' }>,
  { currency }: Options,
  names: OptionNames,
): PageReading {
  const isOther = typeof currency === 'string' && reading.currencies.slice(1).includes(currency)
  return readIn(isOther ? currency : undefined, names)
}

/** A source of an import, in a worker, as it is called. */
export type ImportWorker = ReturnType<typeof importCalls>
