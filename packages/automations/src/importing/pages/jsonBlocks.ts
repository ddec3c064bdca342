import { decodeReferences } from './values.ts'
import { repairJson } from './repairJson.ts'

/** A value of JSON. */
export interface Parsed {
  readonly value: unknown
}

function parse(text: string): Parsed | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

/** Parses JSON, also with the faults that templates make and that leave no doubt. */
export function parseJson(text: string): Parsed | undefined {
  return parse(text) ?? parse(repairJson(text))
}

/** Marks of comments in the line in which a block begins or ends. */
const marksAround = /^\s*\/\/\s*<!(?:--|\[CDATA\[)|\/\/\s*(?:-->|\]\]>)\s*$/gu

/**
 * Parses a block of structured data. It may stand in comments or CDATA marks, hold several values with
 * commas between them, or be written with character references.
 */
export function parseBlock(block: string): Parsed | undefined {
  const inner = block.replaceAll(marksAround, '')
  const isEscaped = /^[\s;]*[[{]\s*&(?:quot|#34|#x22);/iu.test(inner)
  return (
    parseJson(block) ??
    parseJson(inner) ??
    parse(`[${repairJson(inner)}]`) ??
    (isEscaped ? parseJson(decodeReferences(inner)) : undefined)
  )
}
