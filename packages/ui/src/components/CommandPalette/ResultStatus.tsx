'use client'
import { useEffect, useState } from 'react'
import { StyledStatus } from './CommandPalette.styles.js'

/** Ms without a key after which the result is said, so that typing is not talked over. */
const pause = 500

/** Says politely what a query found. */
export function ResultStatus({ words }: { readonly words: string }) {
  const [said, setSaid] = useState('')

  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), pause)
    return () => clearTimeout(timer)
  }, [words])

  return <StyledStatus role="status">{said}</StyledStatus>
}
