'use client'
import { useEffect, useState } from 'react'

/** Delay in ms before a text is inserted: text that appears together with its live region is often not announced. */
const before = 50
/** Lifetime of a text in ms: long enough to be announced, but gone before users find it a second time. */
const during = 1000

/**
 * Returns the current text of a live region, so that each announcement is made once. The timing is
 * kept here and not in the region, which can move in the document without repeating the
 * announcement.
 *
 * @param of the announcement, made once for each object
 */
export function useAnnouncement(of: object | undefined, text: string): string {
  const [said, setSaid] = useState<{ of: object; text: string }>()

  useEffect(() => {
    if (!of) return undefined
    const say = setTimeout(() => setSaid({ of, text }), before)
    const hush = setTimeout(() => setSaid(undefined), before + during)
    return () => {
      clearTimeout(say)
      clearTimeout(hush)
    }
    // Changing the language meanwhile announces it again, in the new language.
  }, [of, text])

  return said && said.of === of ? said.text : ''
}
