import { optionNumbers } from '../products/cells.ts'
import { hasNoOptions } from '../products/hasNoOptions.ts'
import type { ProductTable } from '../products/ProductTable.ts'
import { tidySpaces } from '../text/fold.ts'
import { Counter, type FoundValue } from './Counter.ts'
import { groupAlike } from './groupAlike.ts'

/** The names and values of the options of a file, each with those that are like it. */
export interface OptionGroups {
  readonly names: readonly (readonly FoundValue[])[]
  readonly values: readonly (readonly FoundValue[])[]
}

/** Groups the option names and values of all products; needless spaces make no difference. */
export function optionGroups(products: ProductTable): OptionGroups {
  const { table, columns } = products
  const [names, values] = [new Counter(tidySpaces), new Counter(tidySpaces)]
  const places = optionNumbers.map((number) => ({
    nameColumn: columns.find(`option${number}Name`),
    valueColumn: columns.find(`option${number}Value`),
  }))
  for (const product of products.products) {
    if (hasNoOptions(products, product)) continue
    const { firstRow, endRow } = product
    for (const { nameColumn, valueColumn } of places) {
      if (nameColumn !== undefined && !table.isBlank(firstRow, nameColumn)) {
        names.add(table.text(firstRow, nameColumn), firstRow)
      }
      if (valueColumn === undefined) continue
      for (let row = firstRow; row < endRow; row += 1) {
        if (table.isBlank(row, valueColumn)) continue
        if (row > firstRow && table.isSame(valueColumn, row, row - 1)) continue
        values.add(table.text(row, valueColumn), firstRow)
      }
    }
  }
  return { names: groupsOf(names), values: groupsOf(values) }
}

function groupsOf(counter: Counter): FoundValue[][] {
  const found = counter.list().map(({ value, count }) => ({ value: tidySpaces(value), count }))
  return groupAlike(found.filter(({ value }) => value !== ''))
}
