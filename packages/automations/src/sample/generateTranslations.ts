import { writeCell } from '../csv/cells.ts'
import { encodeFile } from '../csv/encoding.ts'
import { translationColumnNames } from '../translations/columns.ts'
import { Random } from './Random.ts'
import { colours, cuts, departments, sentences } from './words.ts'

export interface TranslationExportOptions {
  /** Number of products. Each has about eight texts in each language. */
  readonly products: number
  /** The same seed gives the same bytes. @default 1 */
  readonly seed?: number
  /** @default German alone */
  readonly locales?: readonly [string, ...string[]]
  /** The share of texts that have a translation already, in percent. @default 0 */
  readonly translated?: number
}

/** Makes up the texts of a product: for each, what it belongs to, its field and the text itself. */
function textsOf(random: Random, number: number) {
  const { nouns, materials, sizes, type } = random.pick(departments)
  const title = `${random.pick(cuts)} ${random.pick(materials)} ${random.pick(nouns)}`
  const id = 8_160_000_000_000 + number * 32
  const body = `<p><strong>${title}</strong></p>\n<p>${random.pick(sentences)}</p><ul><li>Weight: ${random.between(1, 20) * 50} g</li></ul>`
  return [
    ['PRODUCT', id, 'title', title],
    ['PRODUCT', id, 'body_html', body],
    ['PRODUCT', id, 'handle', title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')],
    ['PRODUCT', id, 'product_type', type],
    ['PRODUCT', id, 'meta_title', `${title} | {{ shop.name }}`],
    ['PRODUCT', id, 'meta_description', `${title}. ${random.pick(sentences)}`],
    ['PRODUCT_OPTION_VALUE', id + 1, 'name', sizes[0] ?? random.pick(colours)],
    ['PRODUCT_OPTION_VALUE', id + 2, 'name', random.pick(colours)],
    ['MEDIA_IMAGE', id + 3, 'alt', `${title} in ${random.pick(colours)}`],
  ] as const
}

/**
 * Makes up an export of translations as Shopify writes it: a row for each text and language, numbers
 * with an apostrophe, HTML over several lines, handles and Liquid.
 */
export function generateTranslations({
  products,
  seed = 1,
  locales = ['de'],
  translated = 0,
}: TranslationExportOptions): Uint8Array {
  const random = new Random(seed)
  // The same texts, however many of them are translated.
  const chance = new Random(seed + 1)
  const lines: string[] = [Object.values(translationColumnNames).join(',')]
  for (let number = 1; number <= products; number += 1) {
    for (const [type, id, field, source] of textsOf(random, number)) {
      for (const locale of locales) {
        const isTranslated = field !== 'handle' && chance.happens(translated)
        const status = isTranslated && chance.happens(5) ? 'outdated' : ''
        const cells = [
          type,
          `'${id}`,
          field,
          locale,
          '',
          status,
          source,
          isTranslated ? source : '',
        ]
        lines.push(cells.map((cell) => writeCell(cell, ',')).join(','))
      }
    }
  }
  const content = new TextEncoder().encode(`${lines.join('\n')}\n`)
  return encodeFile(content, { encoding: 'utf-8', hasMark: false })
}
