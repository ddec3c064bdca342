import type { ImportedVariant } from '../ImportedProduct.ts'

/** Name that a store gives the option of a product without options. */
const onlyOption = 'Title'

const keyOf = (values: readonly string[]) => JSON.stringify(values)

function areDistinct(rows: readonly (readonly string[])[]): boolean {
  return new Set(rows.map(keyOf)).size === rows.length
}

/**
 * Returns options by which each variant can be told from the others: those given if they do, else a
 * single one with the name of the variant, its SKU or its number. A single variant needs none.
 *
 * @param names of the variants in their order, where they have any
 */
export function distinctVariants(
  options: readonly string[],
  variants: readonly ImportedVariant[],
  names: readonly (string | undefined)[],
): { readonly options: readonly string[]; readonly variants: readonly ImportedVariant[] } {
  const rows = variants.map(({ values }) => values)
  if (variants.length === 1 && options.length === 0) return { options, variants }
  const isComplete = rows.every((row) => row.length === options.length && !row.includes(''))
  if (options.length > 0 && isComplete && areDistinct(rows)) return { options, variants }
  if (variants.length <= 1) {
    return { options: [], variants: variants.map((variant) => ({ ...variant, values: [] })) }
  }
  const columns = [
    names,
    rows.map((row) => row.filter((value) => value !== '').join(' / ') || undefined),
    variants.map(({ sku }) => sku),
    variants.map((_, at) => String(at + 1)),
  ]
  const found = columns.find(
    (column): column is readonly string[] =>
      column.length === variants.length &&
      column.every((name) => name !== undefined && name !== '') &&
      areDistinct(column.map((name) => [name ?? ''])),
  )
  return {
    options: [onlyOption],
    variants: variants.map((variant, at) => ({ ...variant, values: [found?.[at] ?? ''] })),
  }
}
