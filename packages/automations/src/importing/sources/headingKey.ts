import { foldSpelling } from '../../text/fold.ts'

/**
 * Returns a heading as the records of sources write it: small letters without accents and signs, with
 * `#` for a number. ‘Attribute 1 value(s)’ is ‘attribute # value s’, ‘IMAGE1’ is ‘image #’.
 */
export function headingKey(heading: string): string {
  return foldSpelling(heading)
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .replaceAll(/\d+(?: \d+)*/gu, ' # ')
    .replaceAll(/ {2,}/gu, ' ')
    .trim()
}
