'use client'
import { useEffect, useState } from 'react'

/** Time in ms for which the button reports success. */
const feedbackTime = 2000

/** Copies text to the clipboard, and reports success for a moment. */
export function useCopy() {
  const [count, setCount] = useState(0)
  const [settledCount, setSettledCount] = useState(0)

  useEffect(() => {
    if (count === settledCount) return undefined
    const timer = setTimeout(() => setSettledCount(count), feedbackTime)
    return () => clearTimeout(timer)
  }, [count, settledCount])

  /** Returns whether the browser allowed it. */
  async function copy(text: string): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      return false
    }
    setCount((last) => last + 1)
    return true
  }

  return { copied: count !== settledCount, count, copy }
}
