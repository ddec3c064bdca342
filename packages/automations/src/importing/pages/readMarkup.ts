import { addToGroup } from '../../addToGroup.ts'
import { parseHtml } from '../../text/parseHtml.ts'
import { ItemReader } from './ItemReader.ts'
import type { Fields } from './values.ts'

/** Metadata in the head of a page about itself and its product. */
export interface Markup {
  /** Whether there is any element at all. */
  readonly hasElements: boolean
  readonly title: string
  /** The encoding that it names. */
  readonly charset: string | undefined
  /** The contents of its meta tags by their property or name, in small letters. */
  readonly meta: ReadonlyMap<string, readonly string[]>
  /** The address that the page gives as its own, and the one that relative addresses belong to. */
  readonly canonical: string | undefined
  readonly base: string | undefined
  /** The texts of its blocks of structured data. */
  readonly blocks: readonly string[]
  /** Microdata or RDFa of its elements, in the form of structured data. */
  readonly items: readonly Fields[]
}

/** Reads the head of a page, and the structured data wherever it stands. Broken HTML is read as browsers do. */
export function readMarkup(html: string): Markup {
  const meta = new Map<string, string[]>()
  const blocks: string[] = []
  const reader = new ItemReader()
  let hasElements = false
  let title: string | undefined
  let charset: string | undefined
  let canonical: string | undefined
  let base: string | undefined
  let into: 'title' | 'block' | undefined
  let isDrawing = 0
  let text = ''

  parseHtml(html, {
    onopentag(name, attributes) {
      const { property, name: named, itemprop, content, rel, href, type, ...rest } = attributes
      hasElements = true
      reader.openElement(name, attributes)
      if (name === 'svg') isDrawing += 1
      if (name === 'title' && isDrawing === 0 && title === undefined) [into, text] = ['title', '']
      if (name === 'script' && type?.trim().toLowerCase().startsWith('application/ld+json')) {
        ;[into, text] = ['block', '']
      }
      if (name === 'meta') charset ??= rest.charset?.trim()
      if (name === 'base') base ??= href
      if (name === 'link' && rel?.toLowerCase().split(/\s+/u).includes('canonical')) {
        canonical ??= href
      }
      const key = (property ?? named ?? itemprop ?? rest['http-equiv'])?.trim().toLowerCase()
      if (name !== 'meta' || !key || !content?.trim()) return
      addToGroup(meta, key, content.trim())
    },
    ontext(part) {
      if (into) text += part
      else reader.addText(part)
    },
    onclosetag(name) {
      reader.closeElement()
      if (name === 'svg') isDrawing -= 1
      if (into === 'title' && name === 'title') {
        title = text
        into = undefined
      }
      if (into === 'block' && name === 'script') {
        blocks.push(text)
        into = undefined
      }
    },
  })
  return {
    hasElements,
    title: title ?? '',
    charset,
    meta,
    canonical,
    base,
    blocks,
    items: reader.items,
  }
}
