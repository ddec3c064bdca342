import { createHash } from 'node:crypto'
import type { Metafield } from './records.ts'

/** Identifies the value of a metafield: whoever writes it says which value is to be replaced. */
export function compareDigest({ type, value }: Pick<Metafield, 'type' | 'value'>): string {
  return createHash('sha256').update(`${type}\n${value}`).digest('hex')
}
