'use client'
import { useEffect, useState } from 'react'
import { StyledStatus } from './CommandPalette.styles.js'

/** Pause in typing, in ms, before results are announced, so that they do not interrupt typing. */
const pause = 500

/** Announces politely the number of results. */
export function ResultStatus({ words }: { readonly words: string }) {
  const [announced, setAnnounced] = useState('')

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(words), pause)
    return () => clearTimeout(timer)
  }, [words])

  return <StyledStatus role="status">{announced}</StyledStatus>
}
