import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2'

/** Attributes that are read out or shown, so that their values are translated too. */
const readAttributes: ReadonlySet<string> = new Set(['alt', 'title', 'aria-label', 'placeholder'])

const nothing = () => {}

/** Lists the tags of HTML in their order, each with its attributes in the order of their names. */
function tagsOf(html: string): readonly string[] {
  const tags: string[] = []
  let attributes: string[] = []
  let tag = ''
  let name = ''
  let value = ''
  const end = () => {
    tags.push([tag, ...attributes.toSorted()].join(' '))
    attributes = []
  }
  const callbacks: TokenizerCallbacks = {
    onopentagname(start, finish) {
      tag = html.slice(start, finish).toLowerCase()
    },
    onattribname(start, finish) {
      name = html.slice(start, finish).toLowerCase()
      value = ''
    },
    onattribdata(start, finish) {
      value += html.slice(start, finish)
    },
    onattribentity(code) {
      value += String.fromCodePoint(code)
    },
    onattribend() {
      attributes.push(readAttributes.has(name) ? name : `${name}=${value}`)
    },
    onopentagend: end,
    onselfclosingtag: end,
    onclosetag(start, finish) {
      tags.push(`/${html.slice(start, finish).toLowerCase()}`)
    },
    oncdata: nothing,
    oncomment: nothing,
    ondeclaration: nothing,
    onprocessinginstruction: nothing,
    onend: nothing,
    ontext: nothing,
    ontextentity: nothing,
  }
  const tokenizer = new Tokenizer({ xmlMode: false, decodeEntities: true }, callbacks)
  tokenizer.write(html)
  tokenizer.end()
  return tags
}

/**
 * Whether a translation has the tags of its source in the same order with the same attributes.
 * Attributes that are read out, such as `alt`, may have another value.
 */
export function hasSameTags(source: string, translation: string): boolean {
  if (!source.includes('<') && !translation.includes('<')) return true
  const tags = tagsOf(source)
  const found = tagsOf(translation)
  return tags.length === found.length && tags.every((tag, at) => tag === found[at])
}
