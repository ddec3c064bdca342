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

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

/**
 * Reads XML of an archive while it is unpacked, as strict XML without entities of its own.
 *
 * @throws {Error} when it is malformed
 * @throws {FileError} as `Archive.readText`
 */
export async function readXml(
  archive: Archive,
  name: string,
  { onOpen, onClose, onText }: XmlHandlers,
): Promise<void> {
  const { SaxesParser } = await import('saxes')
  const parser = new SaxesParser({ xmlns: false, position: false })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name: tag, attributes }) => {
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
  if (onClose) parser.on('closetag', ({ name: tag }) => onClose(localName(tag)))
  if (onText) {
    parser.on('text', onText)
    parser.on('cdata', onText)
  }
  try {
    await archive.readText(name, (text) => {
      parser.write(text)
    })
    parser.close()
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
  }
}
