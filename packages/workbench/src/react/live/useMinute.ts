import { useEffect, useState } from 'react'

/**
 * Returns the time, in milliseconds since 1970, and renders again each minute.
 *
 * @param isWanted whether something depends on it; otherwise the time stands still
 */
export function useMinute(isWanted: boolean): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!isWanted) return undefined
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [isWanted])
  return now
}
