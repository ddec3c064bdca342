import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { overlays } from '../../../app/src/wiring/overlays.ts'

/** Returns a function that goes to a page, also from a dialog, whose history entry the page takes. */
export function useGo(): (path: string, options?: { readonly replace: boolean }) => void {
  const navigate = useNavigate()
  return useCallback(
    (path, { replace } = { replace: false }) => {
      if (!overlays.hasEntries()) void navigate(path, { replace })
      else overlays.leave((leaving) => void navigate(path, { replace: replace || leaving.replace }))
    },
    [navigate],
  )
}
