import { Parser } from 'htmlparser2'

/** Elements that a text may gain: those for paragraphs, lists and emphasis. */
const harmless: ReadonlySet<string> = new Set('p,br,ul,ol,li,b,strong,i,em,h2,h3,h4'.split(','))

/** Elements whose end may be left out, or that have none. */
const endless: ReadonlySet<string> = new Set(
  'p,li,dt,dd,option,thead,tbody,tfoot,tr,td,th,br,hr,img,input,col,source,wbr,area,embed,link,meta,param,track'.split(
    ',',
  ),
)

interface Markup {
  /** Each element with attributes, as its name and attributes in a fixed order. */
  readonly elements: readonly string[]
  readonly names: ReadonlySet<string>
  /** The first element without its end, or an end without an element. */
  readonly broken: string | undefined
  /** Comments and declarations. */
  readonly others: readonly string[]
}

function readMarkup(html: string): Markup {
  const elements: string[] = []
  const names = new Set<string>()
  const others: string[] = []
  let broken: string | undefined
  const parser = new Parser({
    onopentag(name, attributes) {
      names.add(name)
      const entries = Object.entries(attributes).toSorted(([one], [other]) =>
        one < other ? -1 : 1,
      )
      if (entries.length > 0) elements.push(`${name} ${JSON.stringify(entries)}`)
    },
    onclosetag(name, isImplied) {
      if (isImplied && !endless.has(name)) broken ??= name
    },
    oncomment(text) {
      others.push(text)
    },
    onprocessinginstruction(name) {
      others.push(name)
    },
  })
  parser.end(html)
  return { elements, names, broken, others }
}

function countOf(elements: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const element of elements) counts.set(element, (counts.get(element) ?? 0) + 1)
  return counts
}

const nameOf = (element: string) => element.slice(0, element.indexOf(' '))

/**
 * Compares the markup of a rewritten HTML text with that of its source. Everything with attributes,
 * such as links and pictures, has to be there as it was; plain paragraphs and lists may change.
 *
 * @returns the first element that is new, missing or broken; nothing if all is well
 */
export function changedMarkup(before: string, after: string): string | undefined {
  const source = readMarkup(before)
  const result = readMarkup(after)
  if (result.broken !== undefined && source.broken === undefined) return result.broken
  for (const name of result.names) {
    if (!source.names.has(name) && !harmless.has(name)) return name
  }
  if (result.others.join('\n') !== source.others.join('\n')) return '!--'
  const had = countOf(source.elements)
  const has = countOf(result.elements)
  for (const element of [...has.keys(), ...had.keys()]) {
    if (had.get(element) !== has.get(element)) return nameOf(element)
  }
  // Without attributes, too, these show or run something.
  return [...source.names].find(
    (name) => !result.names.has(name) && !harmless.has(name) && name !== 'div' && name !== 'span',
  )
}
