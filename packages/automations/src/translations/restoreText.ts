import type { ProtectedText } from './protectText.ts'
import { nameOf } from './serviceMarks.ts'

const mark = /\{\{\s*(\d+)\s*\}\}|<([a-z][\w:-]*)\s+id\s*=\s*["'“”]?(\d+)["'“”]?\s*\/?>/gi

/**
 * Puts back into the answer of a service what `protectText` took out. A mark that the answer lacks is
 * left out here; the notes on the translation say what is missing.
 *
 * @returns nothing if the answer has a mark that the text had not
 */
export function restoreText(
  answer: string,
  { kept }: Pick<ProtectedText, 'kept'>,
): string | undefined {
  let isKnown = true
  const text = answer.replaceAll(
    mark,
    (found, number?: string, tag?: string, tagNumber?: string) => {
      const original = kept[Number(number ?? tagNumber) - 1]
      const isSame =
        original !== undefined &&
        (tag === undefined || nameOf(original)?.toLowerCase() === tag.toLowerCase())
      isKnown &&= isSame
      return isSame ? original : found
    },
  )
  return isKnown ? text : undefined
}
