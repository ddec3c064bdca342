import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Bench } from '../../core/store/Bench.ts'
import { pageOf } from './lastPage.ts'

/** Returns a function that opens a saved file, on the page that continues with it. */
export function useOpenRecent(bench: Bench): (id: string) => void {
  const navigate = useNavigate()
  return useCallback(
    (id) => {
      const { files, jobs } = bench.account.state.getState()
      const found = files.find((each) => each.id === id)
      void bench.opening.openSaved(id)
      // A page for sources or images does not show an export, and the other way round.
      void navigate(pageOf(found, jobs.get(id)))
    },
    [bench, navigate],
  )
}
