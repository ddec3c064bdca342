import type { Fields } from './values.ts'

type Attributes = Readonly<Record<string, string>>

/** The attribute that holds the value of a property, by the name of the element. */
const valueAttributes: Readonly<Record<string, string>> = {
  a: 'href',
  area: 'href',
  audio: 'src',
  data: 'value',
  embed: 'src',
  iframe: 'src',
  img: 'src',
  link: 'href',
  meter: 'value',
  object: 'data',
  source: 'src',
  time: 'datetime',
  track: 'src',
  video: 'src',
}

/** Properties that are words, also where they are those of a link. */
const words: ReadonlySet<string> = new Set(
  'brand category color description manufacturer material name size sku'.split(' '),
)

/** The longest text that is read of a property. */
const longestText = 100_000

/** An item of microdata or RDFa, in the form of structured data. */
interface Item {
  readonly '@type': string[]
  [property: string]: unknown
}

interface OpenElement {
  readonly item: Item | undefined
  /** The properties whose value is the text of the element, and where in the text it begins. */
  readonly names: readonly string[]
  readonly start: number
}

const partsOf = (list: string | undefined): string[] => (list ?? '').split(/\s+/u).filter(Boolean)

function addTo(item: Item, names: readonly string[], value: unknown): void {
  for (const name of names) {
    const known = Object.hasOwn(item, name) ? item[name] : undefined
    if (Array.isArray(known)) known.push(value)
    else item[name] = known === undefined ? value : [known, value]
  }
}

/**
 * Collects what the elements of a page say by microdata or RDFa Lite, as structured data. Sources: the
 * HTML standard, ‘Microdata’; W3C, ‘RDFa Lite 1.1’. References by `itemref` are not followed.
 */
export class ItemReader {
  /** The items that belong to no other. */
  readonly items: Fields[] = []
  readonly #open: OpenElement[] = []
  #text = ''
  /** Number of open elements that are properties whose text is read. */
  #reading = 0

  /** @param attributes with names in small letters */
  openElement(name: string, attributes: Attributes): void {
    const owner = this.#open.findLast(({ item }) => item !== undefined)?.item
    const isItem = attributes['itemscope'] !== undefined || attributes['typeof'] !== undefined
    const item: Item | undefined = isItem
      ? { '@type': partsOf(attributes['itemtype'] ?? attributes['typeof']) }
      : undefined
    // The properties of link previews have prefixes of their own.
    const names = partsOf(attributes['itemprop'] ?? attributes['property'])
      .map((each) => each.replace(/^schema:|^https?:\/\/schema\.org\//u, ''))
      .filter((each) => !/[:/]/u.test(each))
    let pending: readonly string[] = []
    if (item && (!owner || names.length === 0)) this.items.push(item)
    else if (owner && names.length > 0) {
      const attribute = names.some((each) => words.has(each)) ? undefined : valueAttributes[name]
      const value = item ?? attributes['content'] ?? (attribute && attributes[attribute])
      if (value === undefined) pending = names
      else addTo(owner, names, value)
    }
    if (pending.length > 0) this.#reading += 1
    this.#open.push({ item, names: pending, start: this.#text.length })
  }

  addText(text: string): void {
    if (this.#reading > 0) this.#text += text
  }

  closeElement(): void {
    const closed = this.#open.pop()
    if (!closed || closed.names.length === 0) return
    const text = this.#text.slice(closed.start, closed.start + longestText)
    const owner = this.#open.findLast(({ item }) => item !== undefined)?.item
    if (owner) addTo(owner, closed.names, text.replaceAll(/\s+/gu, ' ').trim())
    this.#reading -= 1
    if (this.#reading === 0) this.#text = ''
  }
}
