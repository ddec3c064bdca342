import { operations } from '../operations/operations.ts'
import type { WriteName } from './JobEvent.ts'
import type { WriteLine } from './lines.ts'

/** Line ends beside the one that JSON escapes itself. */
const lineEnds = /[\u0085\u2028\u2029]/g

const escape = (character: string) =>
  `\\u${character.codePointAt(0)?.toString(16).padStart(4, '0') ?? ''}`

/** Writes the variables of mutations as JSON lines. No text can end its line. */
export function writeLines(lines: readonly WriteLine[]): string {
  return lines
    .map(({ variables }) => `${JSON.stringify(variables).replace(lineEnds, escape)}\n`)
    .join('')
}

/**
 * Writes the text of a bulk mutation. It has a name of its own, by which it is found among the operations of
 * a store.
 *
 * @param operation letters, digits and `_`
 */
export function bulkMutation(name: WriteName, operation: string): string {
  return operations[name].text.replace(/^mutation \w+/, `mutation ${operation}`)
}

/** A line of the result of a bulk mutation. */
export interface ResultLine {
  /** Number of the line that it answers, from 0. */
  readonly line: number
  /** The data of the answer; nothing if Shopify did not execute the line as it was asked. */
  readonly data: object | undefined
}

/** Errors after which a mutation may have been executed. */
const unsure = new Set<unknown>(['INTERNAL_SERVER_ERROR', 'THROTTLED', 'TIMEOUT'])

interface WrittenLine {
  readonly __lineNumber?: unknown
  readonly data?: object | null
  readonly errors?: readonly { readonly extensions?: { readonly code?: unknown } }[]
}

/** Reads a line of the result of a bulk mutation; nothing if it is cut, or says nothing. */
export function readResultLine(text: string): ResultLine | undefined {
  try {
    const { __lineNumber: line, data, errors = [] } = JSON.parse(text) as WrittenLine
    if (typeof line !== 'number') return undefined
    if (typeof data === 'object' && data !== null) return { line, data }
    const isRefused = errors.length > 0 && !errors.some((each) => unsure.has(each.extensions?.code))
    return isRefused ? { line, data: undefined } : undefined
  } catch {
    return undefined
  }
}
