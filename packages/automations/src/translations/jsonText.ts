import type { MessagePart } from './icu.ts'

/** Keys whose texts are read by customers; the store’s rich text has its texts under `value`. */
const textKeys: ReadonlySet<string> = new Set(
  'value text title subtitle heading label caption alt content description body html message answer question'.split(
    ' ',
  ),
)

function parse(text: string): object | undefined {
  const trimmed = text.trim()
  if (!/^[[{]/.test(trimmed) || !/[\]}]$/.test(trimmed)) return undefined
  try {
    const value: unknown = JSON.parse(trimmed)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

/** Whether a text is a list or an object in JSON, as metafields hold. */
export function isJson(text: string): boolean {
  return parse(text) !== undefined
}

/** Whether a text is JSON with more than a list of texts, such as the rich text of a metafield. */
export function isJsonObject(text: string): boolean {
  const value = parse(text)
  return (
    value !== undefined && !(Array.isArray(value) && value.every((one) => typeof one === 'string'))
  )
}

/** Strings that are names for programs: addresses, numbers of the store, colours, files. */
const identifier =
  /^(?:[a-z][a-z\d+.-]*:\/\/\S*|mailto:\S*|tel:\S*|\/\S*|#\S*|[\w-]+\.(?:jpe?g|png|webp|gif|svg|pdf|mp4))$/i

const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s"{}[\],:]+|\s+/gu

/** Characters that stand for others inside of a string. */
const escapes = /(\\u[\da-f]{4}|\\.)/iu

/**
 * Divides JSON into code and the texts that are read: strings under keys such as `value`, and those of a
 * list by itself.
 */
export function jsonParts(text: string): readonly MessagePart[] {
  const parts: MessagePart[] = []
  const open: { readonly isList: boolean; key: string }[] = []
  let code = ''
  let isValue = false
  const endCode = () => {
    if (code !== '') parts.push({ text: code, isCode: true })
    code = ''
  }
  for (const [piece] of text.matchAll(token)) {
    const top = open.at(-1)
    if (piece === '{' || piece === '[') {
      open.push({ isList: piece === '[', key: top?.key ?? (piece === '[' ? 'value' : '') })
    } else if (piece === '}' || piece === ']') open.pop()
    if (piece === ':') isValue = true
    else if (piece.trim() !== '' && !piece.startsWith('"')) isValue = false
    if (!piece.startsWith('"') || !top) {
      code += piece
      continue
    }
    const content = piece.slice(1, -1)
    if (!top.isList && !isValue) top.key = content
    else if (textKeys.has(top.key) && !identifier.test(content)) {
      code += '"'
      endCode()
      for (const [at, part] of content.split(escapes).entries()) {
        if (part !== '') parts.push({ text: part, isCode: at % 2 === 1 })
      }
      code = '"'
      isValue = false
      continue
    }
    code += piece
    isValue = false
  }
  endCode()
  return parts
}

function differentKey(source: unknown, translation: unknown, key: string): string | undefined {
  if (typeof source !== 'object' || source === null) {
    const isText = typeof source === 'string' && typeof translation === 'string'
    const isFree = isText && textKeys.has(key) && !identifier.test(source)
    return isFree || source === translation ? undefined : key || String(source)
  }
  if (typeof translation !== 'object' || translation === null) return key || '{ }'
  if (Array.isArray(source) !== Array.isArray(translation)) return key || '[ ]'
  const [wanted, found] = [Object.entries(source), new Map(Object.entries(translation))]
  for (const [name, value] of wanted) {
    const own = Array.isArray(source) ? key : name
    if (!found.has(name)) return own || name
    const different = differentKey(value, found.get(name), own)
    if (different !== undefined) return different
  }
  const known = new Set(wanted.map(([name]) => name))
  return [...found.keys()].find((name) => !known.has(name))
}

/**
 * Finds the first key of JSON whose value a translation lacks, or has changed although it is no text.
 *
 * @returns nothing where all is there, or one of both is no JSON
 */
export function missingInJson(source: string, translation: string): string | undefined {
  const wanted = parse(source)
  const found = wanted && parse(translation)
  return found && differentKey(wanted, found, Array.isArray(wanted) ? 'value' : '')
}
