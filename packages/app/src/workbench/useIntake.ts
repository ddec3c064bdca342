import { useUser } from '@dropwatt/auth'
import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../paths.ts'
import { canUseFiles, hasFiles, takeDropped, type Intake } from './intake.ts'

/** Returns a function that opens a file, on the current page if it can use it. */
export function useOpenFile(): (intake: Intake | undefined) => Promise<void> {
  const user = useUser()?.id
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return useCallback(
    async (intake) => {
      if (!intake || user === undefined) return
      if (!canUseFiles(pathname)) void navigate(paths.files)
      const { benchOf } = await import('./store/currentBench.ts')
      await benchOf(user).open(intake.file, intake.handle)
    },
    [user, pathname, navigate],
  )
}

/** Makes the whole page a target for files. */
export function useDropAnywhere(): void {
  const open = useOpenFile()

  useEffect(() => {
    function onDragOver(event: DragEvent) {
      if (event.defaultPrevented || !hasFiles(event.dataTransfer)) return
      event.preventDefault()
    }
    function onDrop(event: DragEvent) {
      const { dataTransfer } = event
      if (event.defaultPrevented || !dataTransfer || !hasFiles(dataTransfer)) return
      event.preventDefault()
      void takeDropped([...dataTransfer.files], [...dataTransfer.items]).then(open)
    }
    addEventListener('dragover', onDragOver)
    addEventListener('drop', onDrop)
    return () => {
      removeEventListener('dragover', onDragOver)
      removeEventListener('drop', onDrop)
    }
  }, [open])
}
