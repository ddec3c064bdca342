import { hasMarkup } from './htmlText.ts'
import { parseHtml } from './parseHtml.ts'

/** Elements of a description that stay, with the attributes that stay on them. */
const elements: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries<string>({
    a: 'href title',
    img: 'src alt title width height',
    td: 'colspan rowspan',
    th: 'colspan rowspan scope',
    ol: 'start',
    ...Object.fromEntries(
      'p br hr div span b strong i em u s small sub sup mark blockquote pre code ul li dl dt dd h1 h2 h3 h4 h5 h6 table caption thead tbody tfoot tr figure figcaption'
        .split(' ')
        .map((name) => [name, '']),
    ),
  }).map(([name, attributes]) => [name, attributes === '' ? [] : attributes.split(' ')]),
)

/** Elements without an end. */
const empty: ReadonlySet<string> = new Set(['br', 'hr', 'img'])

/** Elements that go with all that is in them. */
const dropped: ReadonlySet<string> = new Set(
  'script style iframe object embed applet template noscript svg math form button select textarea input head title audio video canvas frameset'.split(
    ' ',
  ),
)

const addresses: ReadonlySet<string> = new Set(['href', 'src'])
const linkStart = /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/iu
const pictureStart = /^https?:/iu

/** Writes a text so that HTML shows it. */
export function escapeText(text: string): string {
  if (!/[&<>]/u.test(text)) return text
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;')
}

/** Whether an address leads to a page or a picture, and runs nothing. */
function isSafeAddress(attribute: string, address: string): boolean {
  return (attribute === 'src' ? pictureStart : linkStart).test(address)
}

function startTag(name: string, values: Readonly<Record<string, string>>): string {
  const kept = elements.get(name) ?? []
  const attributes = kept.flatMap((attribute) => {
    const value = Object.hasOwn(values, attribute) ? values[attribute]?.trim() : undefined
    if (value === undefined) return []
    if (addresses.has(attribute) && !isSafeAddress(attribute, value)) return []
    return `${attribute}="${escapeAttribute(value)}"`
  })
  return `<${[name, ...attributes].join(' ')}>`
}

/**
 * Returns HTML with nothing in it that could run or load anything but pictures: elements and
 * attributes of texts stay, scripts, styles, forms, frames and handlers go, and every element is
 * closed. What follows a thousand elements in each other goes too. What it returns it returns unchanged.
 */
export function safeHtml(html: string): string {
  let result = ''
  let hidden = 0
  let isUnwrapped = false
  const open: string[] = []
  parseHtml(
    html,
    {
      onopentag(name, attributes, isImplied) {
        // To parsers, `</p>` without a start tag is an empty paragraph.
        if (isImplied && name === 'p') return
        if (dropped.has(name)) hidden += 1
        else if (hidden === 0 && elements.has(name)) {
          result += startTag(name, attributes)
          if (!empty.has(name)) open.push(name)
        } else if (hidden === 0) isUnwrapped = true
      },
      ontext(text) {
        if (hidden === 0) result += escapeText(text)
      },
      onclosetag(name) {
        if (dropped.has(name)) hidden -= 1
        else if (hidden === 0 && open.at(-1) === name) {
          open.pop()
          result += `</${name}>`
        }
      },
    },
    { decodeEntities: true },
  )
  // What is nested too deep is not read to its end.
  const ends = open.map((name) => `</${name}>`).toReversed()
  const safe = result.trim() + ends.join('')
  // Once an unknown element is gone, a start tag can end the element before it, as `<p>` ends a `<p>`.
  return isUnwrapped ? safeHtml(safe) : safe
}

/** Returns a description as safe HTML; a plain text gets a paragraph for each of its own. */
export function descriptionHtml(text: string): string {
  if (hasMarkup(text)) return safeHtml(text)
  return text
    .split(/\r?\n\s*\r?\n/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escapeText(paragraph).replaceAll(/\r?\n|\r/gu, '<br>')}</p>`)
    .join('')
}
