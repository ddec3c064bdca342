import { useEffect, useState } from 'react'

/**
 * Returns the result of an asynchronous call; while the next call runs, or if it fails, that of the
 * last one. A worker that stopped is reported where it matters.
 *
 * @param call must be stable; nothing is called without one
 */
export function useResolved<Value>(call: (() => Promise<Value>) | undefined): Value | undefined {
  const [resolved, setResolved] = useState<{ readonly value: Value }>()
  useEffect(() => {
    if (!call) return undefined
    let isCurrent = true
    call().then(
      (value) => {
        if (isCurrent) setResolved({ value })
      },
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [call])
  return resolved?.value
}
