import { useCallback } from 'react'
import type { Bench } from '../../core/store/Bench.ts'
import { useHost } from '../WorkbenchHost.tsx'
import { pageOf } from './lastPage.ts'

/** Returns a function that opens a saved file, on the page that continues with it. */
export function useOpenRecent(bench: Bench): (id: string) => void {
  const { navigate, paths } = useHost()
  return useCallback(
    (id) => {
      const { files, jobs } = bench.account.state.getState()
      const found = files.find((each) => each.id === id)
      void bench.opening.openSaved(id)
      // A page for sources or images does not show an export, and the other way round.
      navigate(pageOf(paths, found, jobs.get(id)))
    },
    [bench, navigate, paths],
  )
}
