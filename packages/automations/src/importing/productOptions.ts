import { foldCase } from '../text/fold.ts'
import type { KnownOption, OptionNames } from './optionNames.ts'
import type { SupplierRow } from './RowReader.ts'
import { maxOptions } from './targets.ts'
import { isColour, isSize } from './values.ts'

/** The options of a product. */
export interface ProductOptions {
  readonly names: readonly string[]
  /** For each row, a value for each option. */
  readonly values: readonly (readonly string[])[]
  readonly isBySku: boolean
}

/** Finds which option it is by what all of its values are. */
function optionOf(values: readonly string[]): KnownOption {
  if (values.every(isColour)) return 'Color'
  return values.every(isSize) ? 'Size' : 'Style'
}

function areDistinct(values: readonly (readonly string[])[]): boolean {
  return new Set(values.map((row) => foldCase(row.join('\0')))).size === values.length
}

function isComplete(values: readonly (readonly string[])[]): boolean {
  return values.every((row) => row.every((value) => value !== ''))
}

/** Adds an option, unless there are as many as a product can have or it tells nothing apart. */
function withOption(
  { names, values, isBySku }: ProductOptions,
  own: readonly string[],
  words: OptionNames,
): ProductOptions {
  const isUseful = own.every((value) => value !== '') && new Set(own.map(foldCase)).size > 1
  if (!isUseful || names.length >= maxOptions) return { names, values, isBySku }
  const name = words[optionOf(own)]
  const isTaken = names.some((each) => foldCase(each) === foldCase(name))
  return {
    names: [...names, isTaken ? words.Variant : name],
    values: values.map((row, at) => [...row, own[at] ?? '']),
    isBySku,
  }
}

/**
 * Lists the options whose names are in the rows themselves. A name that only the first row of a
 * product has counts for the values below it.
 */
function namedOptions(rows: readonly SupplierRow[], parent: SupplierRow | undefined) {
  const slots = new Map<number, string>()
  for (const { named } of parent ? [...rows, parent] : rows) {
    for (const { slot, name } of named) if (name !== '' && !slots.has(slot)) slots.set(slot, name)
  }
  const names = new Map<string, string>()
  const values = rows.map(({ named }) => {
    const own = new Map<string, string>()
    for (const { slot, name, value } of named) {
      if (value === '') continue
      const text = name || (slots.get(slot) ?? '')
      const key = foldCase(text)
      if (!names.has(key)) names.set(key, text)
      own.set(key, value)
    }
    return own
  })
  const keys = [...names.keys()]
  return {
    names: [...names.values()],
    values: values.map((own) => keys.map((key) => own.get(key) ?? '')),
  }
}

/**
 * Decides the options of a product: those that some row has a value of, and more if they do not tell
 * the rows apart.
 *
 * @param titles what the title of each row has more than that of the product
 * @param names the options that columns hold
 * @param words the names of options that nothing names
 * @param parent the row that names the options, beside the rows of the variants
 */
export function optionsOf(
  rows: readonly SupplierRow[],
  titles: readonly string[],
  names: readonly string[],
  words: OptionNames,
  parent?: SupplierRow,
): ProductOptions {
  const used = names.flatMap((_, at) => (rows.some(({ values }) => values[at] !== '') ? at : []))
  const hasNamed = rows.some(({ named }) => named.length > 0)
  const named = hasNamed ? namedOptions(rows, parent) : undefined
  const options: ProductOptions = {
    names: [...used.map((at) => names[at] ?? ''), ...(named?.names ?? [])],
    values: rows.map(({ values }, row) => [
      ...used.map((at) => values[at] ?? ''),
      ...(named?.values[row] ?? []),
    ]),
    isBySku: false,
  }
  if (rows.length === 1 || (areDistinct(options.values) && isComplete(options.values))) {
    return options
  }
  const byTitle = withOption(options, titles, words)
  if (areDistinct(byTitle.values)) return byTitle
  const skus = rows.map(({ variant }) => variant.sku ?? '')
  const bySku = withOption(byTitle, skus, words)
  return bySku === byTitle || !areDistinct(bySku.values) ? byTitle : { ...bySku, isBySku: true }
}
