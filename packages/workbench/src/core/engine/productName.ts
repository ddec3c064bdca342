import { rowName, type OpenFile } from '@dropwatt/automations'

/** Names the product of a row of the current table, and its variant if it has several. */
export function productName(file: OpenFile, row: number): string {
  const { current } = file
  const product = current.products.find(({ firstRow, endRow }) => row >= firstRow && row < endRow)
  return product ? rowName(current, product, row) : ''
}
