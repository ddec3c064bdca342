/**
 * Reads in how many seconds to come back, from the header Retry-After or from the words of GoTrue,
 * as browsers keep that header of another site from the page.
 */
export function readWait(text: string | null | undefined): number | undefined {
  const [, seconds] = /^(?:.* (?:after|every) )?(\d{1,5})(?: sec|$)/.exec(text ?? '') ?? []
  return Number(seconds) || undefined
}
