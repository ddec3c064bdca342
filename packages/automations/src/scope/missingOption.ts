import type { Scope } from '../options/fields.ts'
import type { Problem } from '../options/problems.ts'
import { optionNumbers } from '../products/cells.ts'
import type { ProductTable } from '../products/ProductTable.ts'
import { foldCase } from '../text/fold.ts'
import { subjectName, type Operator } from './subjects.ts'

/** Comparisons that a product without the option passes. */
const passWithout: ReadonlySet<Operator> = new Set(['is-not', 'empty'])

/**
 * Finds the first condition on an option that no product of a file has, so that it would match nothing.
 *
 * @param names of the options of the file
 */
export function missingOption({ conditions }: Scope, names: Iterable<string>): Problem | undefined {
  const known = new Set(Array.from(names, (name) => foldCase(name.trim())))
  for (const [part, { on, is }] of conditions.entries()) {
    const option = on.startsWith('option:') ? subjectName(on) : undefined
    if (option === undefined || passWithout.has(is) || known.has(foldCase(option))) continue
    return { code: 'no-option', values: { option }, part }
  }
  return undefined
}

/** Lists the names of the options of all products, each once. */
export function optionNamesIn(products: ProductTable): ReadonlySet<string> {
  return new Set(
    products.products.flatMap(({ firstRow }) =>
      optionNumbers.map((number) => products.text(firstRow, `option${number}Name`)),
    ),
  )
}
