import { readFileSync } from 'node:fs'
import { defaultOptions, automationFields, type OptionsOf } from '../../../options.ts'
import { runSync } from '../../../runSync.ts'
import { writePrice } from '../../../money/price.ts'
import type { ImportPlan } from '../../ImportPlan.ts'
import { includedProducts, planImport, suggestPrice } from '../../planImport.ts'
import { readMapping } from '../../readMapping.ts'
import { SupplierList } from '../../SupplierList.ts'

type Chosen = Partial<OptionsOf<(typeof automationFields)['bulk-products-importer']>>

/** Plans the import of bytes, as the command line does. */
function planBytes(bytes: Uint8Array, chosen: Chosen = {}): ImportPlan {
  const list = new SupplierList(bytes)
  const options = { ...defaultOptions(automationFields['bulk-products-importer']), ...chosen }
  const price = suggestPrice(readMapping(list, options))
  return runSync(planImport(list, { ...options, price }))
}

/** Plans the import of a text. */
export function planText(text: string, chosen: Chosen = {}): ImportPlan {
  return planBytes(new TextEncoder().encode(text), chosen)
}

/** Plans the import of a file in the folder `cases`. */
export function planCase(path: string, chosen: Chosen = {}): ImportPlan {
  const file = new URL(`../../../../cases/${path}`, import.meta.url)
  return planBytes(Uint8Array.from(readFileSync(file)), chosen)
}

/** Lists the notes of a plan by their codes, those of the list first, each once. */
export function codesOf({ notes, products }: ImportPlan): string[] {
  const all = [...notes, ...products.flatMap((product) => product.notes)]
  return [...new Set(all.map(({ code }) => code))]
}

function priceText(units: number | undefined): string {
  return units === undefined ? '-' : writePrice(units, 2)
}

/** Writes what an owner sees of a plan: a line for each product, and one for each of its variants. */
export function outlineOf(plan: ImportPlan): string[] {
  const lines: string[] = []
  for (const { title, options, variants, images } of includedProducts(plan)) {
    lines.push([title].concat(options, `${images.length} images`).join(' | '))
    for (const { values, sku = '-', price, compareAtPrice, inventory = '-' } of variants) {
      const prices = [priceText(price), priceText(compareAtPrice)]
      lines.push([` ${sku}`].concat(values, prices, String(inventory)).join(' | '))
    }
  }
  return lines
}
