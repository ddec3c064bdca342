import { markPlaceholders } from './marks.js'

/** A text whose placeholders are marked. */
export function TranslationText({
  text,
  placeholders,
}: {
  readonly text: string
  readonly placeholders: readonly string[]
}) {
  let at = 0
  return markPlaceholders(text, placeholders).map((part) => {
    const key = at
    at += part.text.length
    return part.isMarked ? <code key={key}>{part.text}</code> : part.text
  })
}
