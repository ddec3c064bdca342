'use client'
import { useEffect, useState } from 'react'

/** Ms after which a text is put in place: what appears with its live region is often not read. */
const before = 50
/** Ms for which it stays: long enough to be read, gone before it is met a second time. */
const during = 1000

/**
 * Says each thing once: gives the words that belong into a live region now. What is said has its
 * time here and not in the region, which may move on the page without saying it again.
 *
 * @param of what is announced, once for each object
 */
export function useAnnouncement(of: object | undefined, words: string): string {
  const [said, setSaid] = useState<{ of: object; words: string }>()

  useEffect(() => {
    if (!of) return undefined
    const say = setTimeout(() => setSaid({ of, words }), before)
    const hush = setTimeout(() => setSaid(undefined), before + during)
    return () => {
      clearTimeout(say)
      clearTimeout(hush)
    }
    // A change of language while it is on screen reads it again, in the new one.
  }, [of, words])

  return said && said.of === of ? said.words : ''
}
