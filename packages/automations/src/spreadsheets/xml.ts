import type { Archive } from './Archive.ts'

/** An element that begins. */
interface OpenElement {
  /** Its name without the prefix of a namespace. */
  readonly name: string
  /** Returns an attribute by its name without a prefix; empty where it is missing. */
  readonly attribute: (name: string) => string
}

/** Callbacks while XML is read. */
export interface XmlHandlers {
  readonly onOpen: (element: OpenElement) => void
  readonly onClose?: (name: string) => void
  readonly onText?: (text: string) => void
}

/** Thrown to stop reading before the end. */
class Stopped extends Error {
  override readonly name = 'Stopped'
}

/** Stops reading the XML that is being read. */
export function stopReading(): never {
  throw new Stopped()
}

/** Elements inside one another; a sheet has ten. */
const deepest = 100

/**
 * Characters of one text, tag or comment; a cell of a workbook has 32,767 at most. The parser collects
 * them before it says what they are.
 */
const longestPart = 1_000_000

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

/**
 * Reads XML of an archive while it is unpacked, as strict XML without entities of its own.
 *
 * @param maxBytes as of `Archive.readText`
 * @throws {Error} when it is malformed, or like no part of a workbook
 * @throws {FileError} as `Archive.readText`
 */
export async function readXml(
  archive: Archive,
  name: string,
  { onOpen, onClose, onText }: XmlHandlers,
  maxBytes?: number,
): Promise<void> {
  const { SaxesParser } = await import('saxes')
  const parser = new SaxesParser({ xmlns: false, position: false })
  parser.on('error', (error) => {
    throw error
  })
  let depth = 0
  let collected = 0
  parser.on('opentag', ({ name: tag, attributes }) => {
    collected = 0
    depth += 1
    if (depth > deepest) throw new RangeError('Elements are nested too deeply.')
    onOpen({
      name: localName(tag),
      attribute(wanted) {
        const own = attributes[wanted]
        if (own !== undefined) return own
        const key = Object.keys(attributes).find((each) => localName(each) === wanted)
        return key === undefined ? '' : (attributes[key] ?? '')
      },
    })
  })
  parser.on('closetag', ({ name: tag }) => {
    collected = 0
    depth -= 1
    onClose?.(localName(tag))
  })
  if (onText) {
    parser.on('text', onText)
    parser.on('cdata', onText)
  }
  try {
    const onPart = (text: string) => {
      collected += text.length
      parser.write(text)
      if (collected > longestPart) throw new RangeError('A text is too long.')
    }
    await archive.readText(name, onPart, maxBytes)
    parser.close()
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
  }
}
