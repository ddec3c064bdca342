import { foldCase } from '../text/fold.ts'
import type { Product, ProductTable } from './ProductTable.ts'

const defaultTitle = 'default title'

/** Whether a text is the value that Shopify gives the one variant of a product without options. */
export function isDefaultTitle(text: string): boolean {
  return text.length >= defaultTitle.length && foldCase(text).trim() === defaultTitle
}

/** Whether a product has no options: its one variant is called ‘Default Title’. */
export function hasNoOptions(products: ProductTable, { firstRow }: Product): boolean {
  return isDefaultTitle(products.text(firstRow, 'option1Value'))
}
