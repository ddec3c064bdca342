import type { NamedFile } from './dropFiles.ts'

const header =
  'Handle,Title,Body (HTML),Vendor,Tags,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Image Alt Text,Cost per item'

const sizes = ['S', 'M', 'L'] as const

function productRows(number: number, firstPrice: number): readonly string[] {
  const handle = `caffè-${number}`
  return sizes.map((size, index) => {
    const price = firstPrice + number * 3 + index
    const isFirst = index === 0
    return [
      handle,
      isFirst ? `Caffè ${number}` : '',
      isFirst ? `"<p>Mild, round</p>\r\n<p>""${number}"" g</p>"` : '',
      isFirst ? 'Nord' : '',
      isFirst ? '"Sale, New"' : '',
      isFirst ? 'Size' : '',
      size,
      `C-${number}-${size}`,
      `${price}.00`,
      // Near what the automation writes, so that no change is large enough to need review.
      `${Math.round(price * 1.25)}.50`,
      '',
      isFirst ? `https://cdn.example.com/${number}.jpg` : '',
      '',
      '5.00',
    ].join(',')
  })
}

function asFile(name: string, rows: readonly string[]): NamedFile {
  return { name, bytes: Buffer.from([header, ...rows, ''].join('\r\n')) }
}

/**
 * Returns an export of 40 products with three variants each, in which a higher compare-at price is
 * nothing to review.
 *
 * @param firstPrice makes the content another one. @default 20
 */
export function productExport(name: string, firstPrice = 20): NamedFile {
  return asFile(name, products(40, firstPrice).flat())
}

function products(count: number, firstPrice: number): readonly (readonly string[])[] {
  return Array.from({ length: count }, (_, index) => productRows(index + 1, firstPrice))
}

/** Returns an export of 5,000 products of ten vendors. */
export function largeExport(name: string): NamedFile {
  const rows = products(5000, 20).map((each, index) =>
    each.map((row) => row.replace(',Nord,', `,Nord ${index % 10},`)),
  )
  return asFile(name, rows.flat())
}

/** Returns an export with a product whose rows are apart, which an import would cut in two. */
export function brokenExport(name: string): NamedFile {
  const [first = [], second = []] = [1, 2].map((number) => productRows(number, 20))
  return asFile(name, [...first.slice(0, 2), ...second, ...first.slice(2)])
}
