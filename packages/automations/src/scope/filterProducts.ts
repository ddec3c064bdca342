import type { Scope, ScopeCondition } from '../options/fields.ts'
import { optionNumbers } from '../products/cells.ts'
import type { Product, ProductTable } from '../products/ProductTable.ts'
import { readTags } from '../products/tags.ts'
import { foldCase } from '../text/fold.ts'
import { parseScopeNumber, scopeNumber } from './scopeNumber.ts'
import { choosesVariants } from './scopeRule.ts'
import { comparesNumbers, findSubject, subjectFacts, subjectName } from './subjects.ts'

/** Whether a product passes. */
export type ProductFilter = (product: Product) => boolean

/** Whether a row of a product passes, which is that of a variant. */
export type VariantFilter = (product: Product, row: number) => boolean

type RowTest = (row: number) => boolean

function fold(text: string): string {
  return foldCase(text.trim())
}

/** Returns a test of folded texts. */
function textTest({
  is,
  values,
}: Pick<ScopeCondition, 'is' | 'values'>): (text: string) => boolean {
  const folded = values.map(fold)
  const wanted = new Set(folded)
  switch (is) {
    case 'is':
      return (text) => wanted.has(text)
    case 'is-not':
      return (text) => !wanted.has(text)
    case 'contains':
      return (text) => folded.some((part) => text.includes(part))
    case 'starts':
      return (text) => folded.some((part) => text.startsWith(part))
    case 'empty':
      return (text) => text === ''
    case 'not-empty':
      return (text) => text !== ''
    default:
      return () => false
  }
}

/** Returns a test of numbers; what is no number only passes `is-not`. */
function numberTest({ is, values }: ScopeCondition): (number: number) => boolean {
  const numbers = values.map(parseScopeNumber)
  const [first = Number.NaN, last = Number.NaN] = numbers
  switch (is) {
    case 'is':
      return (number) => numbers.includes(number) && !Number.isNaN(number)
    case 'is-not':
      return (number) => Number.isNaN(number) || !numbers.includes(number)
    case 'greater':
      return (number) => number > first
    case 'less':
      return (number) => number < first
    default: {
      const min = Number.isNaN(first) ? -Infinity : first
      const max = Number.isNaN(last) ? Infinity : last
      return (number) => number >= min && number <= max
    }
  }
}

/** Tests the cells of a column; those below one another are mostly the same, and are tested once. */
function cellTest(
  { table }: ProductTable,
  column: number,
  passes: (row: number) => boolean,
): RowTest {
  let lastRow = -1
  let last = false
  return (row) => {
    if (lastRow === -1 || !table.isSame(column, row, lastRow)) last = passes(row)
    lastRow = row
    return last
  }
}

function numberAt({ table }: ProductTable, row: number, column: number): number {
  const start = table.cellStart(row, column)
  if (start === -1) return Number.NaN
  return scopeNumber(table.content, start, table.cellEnd(row, column))
}

/** Whether a variant has a compare-at price above its price; neither where one of them is no number. */
function saleTest(
  products: ProductTable,
  price: number,
  compareAt: number,
  isWanted: boolean,
): RowTest {
  return (row) => {
    if (products.table.isBlank(row, compareAt)) return !isWanted
    const [before, now] = [numberAt(products, row, compareAt), numberAt(products, row, price)]
    return isWanted ? before > now : before <= now
  }
}

/** Tests the rows of a column by a condition. */
function columnTest(products: ProductTable, condition: ScopeCondition, column: number): RowTest {
  const { table } = products
  const { on, is } = condition
  if (comparesNumbers(on, is)) {
    const passes = numberTest(condition)
    return cellTest(products, column, (row) => passes(numberAt(products, row, column)))
  }
  if (subjectFacts(on).kind === 'flag') {
    const wanted = is === 'yes' ? 'true' : 'false'
    return cellTest(products, column, (row) => fold(table.text(row, column)) === wanted)
  }
  const passes = textTest(condition)
  return cellTest(products, column, (row) => passes(fold(table.text(row, column))))
}

/** Whether a variant has a value of an option; a product without the option has an empty one. */
function optionTest(products: ProductTable, condition: ScopeCondition): VariantFilter {
  const wantedName = fold(subjectName(condition.on) ?? '')
  const passes = textTest(condition)
  let current: Product | undefined
  let number: (typeof optionNumbers)[number] | undefined
  return (product, row) => {
    if (product !== current) {
      current = product
      number = optionNumbers.find(
        (one) => fold(products.text(product.firstRow, `option${one}Name`)) === wantedName,
      )
    }
    return passes(number === undefined ? '' : fold(products.text(row, `option${number}Value`)))
  }
}

/** Columns that each image of a product has a row of its own in. */
const imageKeys = ['imageUrl', 'imagePosition', 'imageAltText'] as const

function tagTest(products: ProductTable, column: number, condition: ScopeCondition): RowTest {
  const { is, values } = condition
  const isNone = is === 'is-not' || is === 'empty'
  const passes = textTest(isNone ? { is: is === 'empty' ? 'not-empty' : 'is', values } : condition)
  return cellTest(products, column, (row) => {
    const isSome = readTags(products.table.text(row, column)).some((tag) => passes(foldCase(tag)))
    return isSome !== isNone
  })
}

function countTest(
  { table }: ProductTable,
  column: number,
  condition: ScopeCondition,
): ProductFilter {
  const passes = numberTest(condition)
  return ({ firstRow, endRow }) => {
    let count = 0
    for (let row = firstRow; row < endRow; row += 1) if (!table.isBlank(row, column)) count += 1
    return passes(count)
  }
}

/** Tests products by the rows of their images. */
function anyImage({ table, columns }: ProductTable, passes: RowTest): ProductFilter {
  const image = columns.find('imageUrl')
  return ({ firstRow, endRow }) => {
    for (let row = firstRow; row < endRow; row += 1) {
      const isImage = row === firstRow || image === undefined || !table.isBlank(row, image)
      if (isImage && passes(row)) return true
    }
    return false
  }
}

function columnsOf(products: ProductTable, { on }: ScopeCondition): readonly number[] {
  const { columns, table } = products
  const subject = findSubject(on, columns, table.header)
  return 'found' in subject ? subject.found : []
}

/** Tests variants by a condition on a fact of theirs; without its column none passes. */
function variantTest(products: ProductTable, condition: ScopeCondition): VariantFilter {
  const [column, other] = columnsOf(products, condition)
  if (column === undefined) return () => false
  const { on, is } = condition
  if (on.startsWith('option:')) return optionTest(products, condition)
  const passes =
    on === 'on-sale'
      ? saleTest(products, column, other ?? column, is === 'yes')
      : columnTest(products, condition, column)
  return (_, row) => passes(row)
}

/** Tests products by a condition on a fact of theirs. */
function productTest(
  products: ProductTable,
  condition: ScopeCondition,
  lastJob: ReadonlySet<number> | undefined,
): ProductFilter {
  const { on, is } = condition
  if (on === 'last-job') {
    const changed = new Set(products.products.filter((_, index) => lastJob?.has(index)))
    return (product) => changed.has(product) === (is === 'yes')
  }
  const [column] = columnsOf(products, condition)
  if (column === undefined) return () => false
  if (on === 'images') return countTest(products, column, condition)
  const passes =
    on === 'tag' ? tagTest(products, column, condition) : columnTest(products, condition, column)
  const isOfImages = imageKeys.some((key) => products.columns.find(key) === column)
  return isOfImages ? anyImage(products, passes) : ({ firstRow }) => passes(firstRow)
}

/** Whether a product has a variant that passes. */
function anyVariant(products: ProductTable, passes: VariantFilter): ProductFilter {
  return (product) => {
    for (let row = product.firstRow; row < product.endRow; row += 1) {
      // Rows of images have no facts of variants, which is no reason to pass for being empty.
      if (passes(product, row) && products.isVariant(product, row)) return true
    }
    return false
  }
}

/** Whether a product has a variant that meets a condition. */
export function hasVariant(products: ProductTable, condition: ScopeCondition): ProductFilter {
  return anyVariant(products, variantTest(products, condition))
}

/** Joins tests into one. */
function joined<Tested extends readonly unknown[]>(
  tests: readonly ((...tested: Tested) => boolean)[],
  match: Scope['match'],
): (...tested: Tested) => boolean {
  const [only, ...others] = tests
  if (only && others.length === 0) return only
  return match === 'all'
    ? (...tested) => tests.every((passes) => passes(...tested))
    : (...tested) => tests.some((passes) => passes(...tested))
}

interface Tests {
  readonly products: readonly ProductFilter[]
  readonly variants: VariantFilter | undefined
}

function testsOf(
  products: ProductTable,
  { match, conditions }: Scope,
  lastJob: ReadonlySet<number> | undefined,
): Tests {
  const variants = conditions
    .filter(choosesVariants)
    .map((condition) => variantTest(products, condition))
  return {
    products: conditions
      .filter((condition) => !choosesVariants(condition))
      .map((condition) =>
        subjectFacts(condition.on).isOfVariants
          ? hasVariant(products, condition)
          : productTest(products, condition, lastJob),
      ),
    variants: variants.length === 0 ? undefined : joined(variants, match),
  }
}

/**
 * Chooses the variants that an automation changes in the products that pass: those that meet the
 * conditions on facts of variants. Where any condition is enough, all variants of a product that meets
 * another one do. Automations that change a product as a whole do without it.
 *
 * @param lastJob the products that the last job changed, by their index
 * @returns nothing where no condition chooses variants, so that all pass
 */
export function filterVariants(
  products: ProductTable,
  scope: Scope,
  lastJob: ReadonlySet<number> | undefined,
): VariantFilter | undefined {
  const tests = testsOf(products, scope, lastJob)
  const { variants } = tests
  if (!variants || scope.match === 'all' || tests.products.length === 0) return variants
  const ofProduct = joined(tests.products, 'any')
  return (product, row) => ofProduct(product) || variants(product, row)
}

/**
 * Chooses the products that an automation works on. Where conditions choose variants, one variant has
 * to meet them together. Texts are compared without regard to capitals and outer spaces, numbers as
 * prices are read. A condition on a column that the file lacks is met by nothing.
 *
 * @param lastJob the products that the last job changed, by their index. @default none
 */
export function filterProducts(
  products: ProductTable,
  scope: Scope,
  lastJob?: ReadonlySet<number>,
): ProductFilter {
  if (scope.conditions.length === 0) return () => true
  const { products: ofProducts, variants } = testsOf(products, scope, lastJob)
  return joined(
    variants ? [...ofProducts, anyVariant(products, variants)] : ofProducts,
    scope.match,
  )
}
