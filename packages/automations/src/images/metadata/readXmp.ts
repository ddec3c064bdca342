/** Entities of XML and the characters that they stand for. */
const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])

function characterOf(entity: string): string | undefined {
  if (!entity.startsWith('#')) return entities.get(entity)
  const code = entity.startsWith('#x')
    ? Number.parseInt(entity.slice(2), 16)
    : Number.parseInt(entity.slice(1), 10)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined
}

/** Replaces entities, and leaves out tags. */
function textOf(markup: string): string {
  return markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(#?\w{1,8});/g, (whole, entity: string) => characterOf(entity) ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The most that is read of a property, in characters. */
const longest = 20_000

/** Returns what stands between a place and a text, or its beginning; nothing if the text is missing. */
function between(text: string, start: number, end: string): string | undefined {
  const at = text.indexOf(end, start)
  return at === -1 ? undefined : text.slice(start, Math.min(at, start + longest))
}

/** Finds the first place of a name that is a whole one. */
function placeOf(xmp: string, before: string, name: string): number | undefined {
  const named = before + name
  for (let at = xmp.indexOf(named); at !== -1; at = xmp.indexOf(named, at + 1)) {
    if (!/[\w.-]/.test(xmp[at + named.length] ?? '')) return at + named.length
  }
  return undefined
}

/**
 * Reads a property of XMP, written as an attribute or as an element. Prefixes are taken to be the usual
 * ones, as nearly all programs write them.
 *
 * @param name with its prefix, such as `dc:rights`
 * @returns its text, for lists all texts; nothing if it is missing or empty
 */
export function xmpProperty(xmp: string, name: string): string | undefined {
  const attribute = placeOf(xmp, ' ', name) ?? placeOf(xmp, '\n', name)
  const quote =
    attribute === undefined
      ? undefined
      : /^\s*=\s*(["'])/.exec(xmp.slice(attribute, attribute + 20))
  const [opening, mark] = quote ?? []
  if (attribute !== undefined && opening !== undefined && mark !== undefined) {
    const value = between(xmp, attribute + opening.length, mark)
    if (value !== undefined) return textOf(value) || undefined
  }
  const element = placeOf(xmp, '<', name)
  if (element === undefined) return undefined
  const tagEnd = xmp.indexOf('>', element)
  if (tagEnd === -1 || xmp[tagEnd - 1] === '/') return undefined
  const content = between(xmp, tagEnd + 1, `</${name}`)
  return (content !== undefined && textOf(content)) || undefined
}

/** Whether XMP has any property of these names or prefixes, such as `crs:`. */
export function hasXmp(xmp: string, names: readonly string[]): boolean {
  return names.some((name) => [' ', '\n', '<'].some((before) => xmp.includes(before + name)))
}
