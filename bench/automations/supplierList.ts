import { listAsCsv } from '../../packages/automations/src/csv/listAsCsv.ts'
import { readExportProduct } from '../../packages/automations/src/importing.ts'
import type { OpenFile } from '../../packages/automations/src/index.ts'
import { writePrice } from '../../packages/automations/src/money/price.ts'

const header =
  'Item no.,Name,Net price,Brand,Option 1,Option 2,Weight (g),Group,Picture,Text'.split(',')

/**
 * Makes a supplier's list of the products of an export, a row for each variant: every other product
 * as it is, and of the others one variant at another cost.
 */
export function supplierList({ current }: OpenFile): Uint8Array {
  const rows = current.products.flatMap((product, number) => {
    const {
      title,
      vendor = '',
      description = '',
      variants,
      images,
    } = readExportProduct(current, product)
    return variants.map(({ sku = '', cost = 0, price = 0, values, grams = 0 }, at) => [
      sku,
      title,
      writePrice((cost || price) + (at === 0 && number % 2 === 1 ? 100 : 0), 2),
      vendor,
      values[0] ?? '',
      values[1] ?? '',
      String(grams),
      String(number + 1),
      images[at]?.address ?? '',
      at === 0 ? description : '',
    ])
  })
  return new TextEncoder().encode(listAsCsv([header, ...rows]))
}
