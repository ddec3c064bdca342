const encoder = new TextEncoder()

/** Counts the bytes of a text in UTF-8. */
export function sizeOf(text: string): number {
  for (let at = 0; at < text.length; at += 1) {
    if (text.charCodeAt(at) > 0x7f) return encoder.encode(text).length
  }
  return text.length
}
