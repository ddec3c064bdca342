import type { TextSpan } from './edits.ts'

const isSpace = (character: string | undefined) => character !== undefined && /\s/u.test(character)
const endsPhrase = (character: string | undefined) =>
  character === undefined || /[,.;:!?)\]}]/u.test(character)
const beginsPhrase = (character: string | undefined) =>
  character === undefined || /[([{]/u.test(character)

/**
 * Widens a part that is taken out of a text by the spaces that would be one too many: of two beside
 * it the second, one at the start or the end of the text, and one before a comma.
 */
export function withNeedlessSpaces(text: string, { start, end }: TextSpan): TextSpan {
  let [first, last] = [start, end]
  const isAfterSpace = isSpace(text[start - 1]) || beginsPhrase(text[start - 1])
  if (isAfterSpace) while (isSpace(text[last])) last += 1
  if (endsPhrase(text[last])) while (isSpace(text[first - 1])) first -= 1
  return { start: first, end: last }
}
