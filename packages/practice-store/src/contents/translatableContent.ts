import { createHash } from 'node:crypto'
import type { Product } from './records.ts'

/** Text of a product that can be translated. */
export interface Content {
  readonly key: string
  readonly value: string | null
  /** Nothing where there is no text. */
  readonly digest: string | null
  readonly locale: 'en'
  readonly type: 'HTML' | 'SINGLE_LINE_TEXT_FIELD' | 'STRING' | 'URI'
}

/** Identifies an original, as hexadecimal SHA-256. */
export function contentDigest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Lists the texts of a product that can be translated. */
export function translatableContent(product: Product): Content[] {
  const texts: [Content['key'], string | null, Content['type']][] = [
    ['title', product.title, 'SINGLE_LINE_TEXT_FIELD'],
    ['body_html', product.descriptionHtml, 'HTML'],
    ['handle', product.handle, 'URI'],
    ['product_type', product.productType, 'SINGLE_LINE_TEXT_FIELD'],
    ['meta_title', product.seo.title, 'STRING'],
    ['meta_description', product.seo.description, 'STRING'],
  ]
  return texts.map(([key, text, type]) => {
    const value = text === '' ? null : text
    return { key, value, digest: value === null ? null : contentDigest(value), locale: 'en', type }
  })
}
