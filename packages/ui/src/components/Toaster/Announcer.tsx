'use client'
import { useEffect, useState } from 'react'
import type { ToastVariant } from '../../toast/index.js'
import { StyledLive } from './Toaster.styles.js'

/** Ms after which a text is put in place: what appears with its live region is often not read. */
const before = 50
/** Ms for which it stays: long enough to be read, gone before it is met a second time. */
const during = 1000

export interface AnnouncerProps {
  /** What is announced, once for each object. */
  of: object | undefined
  words: string
  variant: ToastVariant
}

/** Reads each toast out once: `destructive` at once, others when the listener is free. */
export function Announcer({ of, words, variant }: AnnouncerProps) {
  const [said, setSaid] = useState<{ of: object; words: string; variant: ToastVariant }>()

  useEffect(() => {
    if (!of) return undefined
    const say = setTimeout(() => setSaid({ of, words, variant }), before)
    const hush = setTimeout(() => setSaid(undefined), before + during)
    return () => {
      clearTimeout(say)
      clearTimeout(hush)
    }
    // A change of language while it is on screen reads it again, in the new one.
  }, [of, words, variant])

  const now = said && said.of === of ? said : undefined
  return (
    <>
      <StyledLive aria-live="polite" aria-atomic="true">
        {now?.variant === 'default' && now.words}
      </StyledLive>
      <StyledLive aria-live="assertive" aria-atomic="true">
        {now?.variant === 'destructive' && now.words}
      </StyledLive>
    </>
  )
}
