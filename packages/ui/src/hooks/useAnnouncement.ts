'use client'
import { useEffect, useState } from 'react'

/** Delay in ms before a text is inserted: text that appears together with its live region is often not announced. */
const delay = 50
/** Lifetime of a text in ms: long enough to be announced, but gone before users find it a second time. */
const lifetime = 1000

/**
 * Returns the current text of a live region, so that each announcement is made once. The timing is
 * kept here and not in the region, which can move in the document without repeating the
 * announcement.
 *
 * @param of the announcement, made once for each object
 */
export function useAnnouncement(of: object | undefined, text: string): string {
  const [announced, setAnnounced] = useState<{ of: object; text: string }>()

  useEffect(() => {
    if (!of) return undefined
    const announceTimer = setTimeout(() => setAnnounced({ of, text }), delay)
    const clearTimer = setTimeout(() => setAnnounced(undefined), delay + lifetime)
    return () => {
      clearTimeout(announceTimer)
      clearTimeout(clearTimer)
    }
    // Changing the language meanwhile announces it again, in the new language.
  }, [of, text])

  return announced && announced.of === of ? announced.text : ''
}
