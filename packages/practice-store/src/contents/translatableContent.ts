import { createHash } from 'node:crypto'
import type { Metafield, NodeRecord, OptionValue, Product, ProductOption } from './records.ts'

/** Text that can be translated. */
export interface Content {
  readonly key: string
  readonly value: string | null
  /** Nothing where there is no text. */
  readonly digest: string | null
  readonly locale: 'en'
  readonly type: 'HTML' | 'SINGLE_LINE_TEXT_FIELD' | 'STRING' | 'URI'
}

/** An object that has texts to translate. */
export type Translatable = Metafield | OptionValue | Product | ProductOption

type Text = readonly [key: Content['key'], text: string | null, type: Content['type']]

/** Types of metafields whose values are texts. */
const textTypes = /^(?:list\.)?(?:single_line|multi_line|rich)_text_field$/

/** Whether a record has texts to translate. */
export function isTranslatable(record: NodeRecord | undefined): record is Translatable {
  if (record?.kind === 'Metafield') return textTypes.test(record.type)
  return (
    record?.kind === 'Product' ||
    record?.kind === 'ProductOption' ||
    record?.kind === 'ProductOptionValue'
  )
}

/** Identifies an original, as hexadecimal SHA-256. */
export function contentDigest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function textsOf(of: Translatable): readonly Text[] {
  if (of.kind === 'Metafield') return [['value', of.value, 'SINGLE_LINE_TEXT_FIELD']]
  if (of.kind !== 'Product') return [['name', of.name, 'SINGLE_LINE_TEXT_FIELD']]
  return [
    ['title', of.title, 'SINGLE_LINE_TEXT_FIELD'],
    ['body_html', of.descriptionHtml, 'HTML'],
    ['handle', of.handle, 'URI'],
    ['product_type', of.productType, 'SINGLE_LINE_TEXT_FIELD'],
    ['meta_title', of.seo.title, 'STRING'],
    ['meta_description', of.seo.description, 'STRING'],
  ]
}

/** Lists the texts of an object that can be translated. */
export function translatableContent(of: Translatable): Content[] {
  return textsOf(of).map(([key, text, type]) => {
    const value = text === '' ? null : text
    return { key, value, digest: value === null ? null : contentDigest(value), locale: 'en', type }
  })
}
