import { useCallback } from 'react'
import { useHost } from './WorkbenchHost.tsx'

/** Returns a function that opens the sample catalogue. */
export function useOpenSample(): () => void {
  const host = useHost()
  return useCallback(() => {
    void import('./opening.ts')
      .then(({ loadOpening }) => loadOpening())
      .then(({ openSample }) => openSample(host))
  }, [host])
}
