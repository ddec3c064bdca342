import { isUtf8 } from '../../csv/isUtf8.ts'
import { readMarkup } from './readMarkup.ts'

const marks: readonly (readonly [encoding: string, mark: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** Number of bytes that browsers search for the encoding that a page declares. */
const headSize = 1024

function decoderFor(label: string | undefined): TextDecoder | undefined {
  try {
    return label === undefined ? undefined : new TextDecoder(label)
  } catch {
    return undefined
  }
}

/** Finds the encoding that a page names in its head. */
function encodingInHead(bytes: Uint8Array): string | undefined {
  const { meta, charset } = readMarkup(
    new TextDecoder('latin1').decode(bytes.subarray(0, headSize)),
  )
  const [type] = meta.get('content-type') ?? []
  return charset ?? (type === undefined ? undefined : charsetOf(type))
}

/** Returns the encoding that a type such as `text/html; charset=utf-8` names. */
export function charsetOf(type: string): string | undefined {
  return /;\s*charset\s*=\s*["']?([^\s;"']+)/iu.exec(type)?.[1]
}

/**
 * Decodes a page or JSON: by its byte order mark, else by what its sender says. Else it is UTF-8 if it
 * can be, as pasted text is whatever the page says of itself; else what the page says, or Windows-1252.
 *
 * @param charset the encoding that the sender named, such as `iso-8859-1`
 */
export function pageText(bytes: Uint8Array, charset?: string): string {
  const marked = marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))
  const decoder =
    decoderFor(marked?.[0]) ??
    decoderFor(charset) ??
    (isUtf8(bytes) ? new TextDecoder() : decoderFor(encodingInHead(bytes))) ??
    new TextDecoder('windows-1252')
  return decoder.decode(bytes)
}
