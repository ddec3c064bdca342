/**
 * Parses the seconds to wait from a `Retry-After` header or from a message of GoTrue, because
 * browsers hide that header in cross-origin responses.
 */
export function readWait(text: string | null | undefined): number | undefined {
  const [, seconds] = /^(?:.* (?:after|every) )?(\d{1,5})(?: sec|$)/.exec(text ?? '') ?? []
  return Number(seconds) || undefined
}
