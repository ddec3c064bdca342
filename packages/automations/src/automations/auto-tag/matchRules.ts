import type { RuleCondition, TagRule } from '../../options/fields.ts'
import { priceAt } from '../../products/cells.ts'
import type { Product, ProductTable } from '../../products/ProductTable.ts'
import { hasVariant } from '../../scope/filterProducts.ts'
import { foldCase } from '../../text/fold.ts'

type Matches = (product: Product) => boolean

/** Whether any variant of a product passes a test of its price and another price. */
function someVariant(
  products: ProductTable,
  otherKey: 'cost' | 'compareAtPrice',
  passes: (price: number, other: number) => boolean,
): Matches {
  const { table, columns } = products
  const priceColumn = columns.find('price')
  const otherColumn = columns.find(otherKey)
  return ({ firstRow, endRow }) => {
    for (let row = firstRow; row < endRow; row += 1) {
      const price = priceAt(table, row, priceColumn)
      const other = priceAt(table, row, otherColumn)
      if (price !== undefined && other !== undefined && passes(price, other)) return true
    }
    return false
  }
}

function matchesOf(products: ProductTable, condition: RuleCondition): Matches {
  switch (condition.kind) {
    case 'contains': {
      const wanted = foldCase(condition.text.trim())
      return ({ firstRow }) => foldCase(products.text(firstRow, 'title')).includes(wanted)
    }
    case 'type':
    case 'vendor': {
      const { kind, text } = condition
      const wanted = foldCase(text.trim())
      return ({ firstRow }) => foldCase(products.text(firstRow, kind).trim()) === wanted
    }
    case 'option':
      return hasVariant(products, {
        on: `option:${condition.name}`,
        is: 'is',
        values: [condition.text],
      })
    case 'price':
      return hasVariant(products, {
        on: 'price',
        is: 'between',
        values: [condition.min, condition.max].map((end) => (end === null ? '' : String(end))),
      })
    case 'margin': {
      const min = condition.min ?? -Infinity
      const max = condition.max ?? Infinity
      return someVariant(products, 'cost', (price, cost) => {
        if (price === 0) return false
        const percent = ((price - cost) * 100) / price
        return percent >= min && percent <= max
      })
    }
    case 'on-sale':
      return someVariant(products, 'compareAtPrice', (price, compareAt) => compareAt > price)
    default:
      return condition satisfies never
  }
}

/**
 * Returns the tags that rules give a product, in the order of the rules. A condition on prices,
 * options or the margin is met when one variant meets it; ‘contains’ looks at the title.
 */
export function matchRules(
  products: ProductTable,
  rules: readonly TagRule[],
): (product: Product) => string[] {
  const prepared = rules.map(({ when, tag }) => ({ tag, matches: matchesOf(products, when) }))
  return (product) => prepared.flatMap(({ tag, matches }) => (matches(product) ? [tag.trim()] : []))
}
