import { useUser } from '@dropwatt/auth'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { takesFilesEvent } from '../../../app/src/boot/takesFiles.ts'
import { isStarted, subscribeToStart } from '../core/started.ts'
import { takeLater } from './takeLater.ts'
import { useModule } from './useModule.ts'
import { useOpenFile } from './useOpenFile.ts'
import { usePresence } from './usePresence.ts'

const load = () => import('./views.ts').then((views) => views.loadChip())
const loadOverlay = () => import('./views.ts').then((views) => views.loadDropOverlay())

/** The open file in the top bar; nothing without one. Takes files that are dropped on the page. */
export function OpenFile() {
  const { open, source, images } = usePresence()
  const wasDragged = useDropAnywhere()
  // The dialogs about files are there once the workbench has loaded.
  const hasStarted = useSyncExternalStore(subscribeToStart, isStarted, () => false)
  const chip = useModule(load, hasStarted || [open, source, images].some((id) => id !== undefined))
  const overlay = useModule(loadOverlay, wasDragged)
  return (
    <>
      {chip && <chip.OpenFileChip />}
      {overlay && <overlay.DropOverlay hasOpenFile={open !== undefined || images !== undefined} />}
    </>
  )
}

/**
 * Makes the whole page a target for files.
 *
 * @returns whether one was dragged over it since the last drop
 */
function useDropAnywhere(): boolean {
  const open = useOpenFile()
  const isKnown = useUser() !== null
  const [wasDragged, setDragged] = useState(false)

  useEffect(() => {
    function onDrag(event: DragEvent) {
      const { dataTransfer } = event
      if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setDragged(event.type === 'dragover')
      if (event.type !== 'drop') return
      void takeLater([...dataTransfer.files], [...dataTransfer.items]).then(open)
    }
    const types = ['dragover', 'drop'] as const
    for (const type of types) addEventListener(type, onDrag)
    // Until it is known who is signed in, nothing can be opened.
    if (isKnown) dispatchEvent(new Event(takesFilesEvent))
    return () => {
      for (const type of types) removeEventListener(type, onDrag)
    }
  }, [open, isKnown])

  return wasDragged
}
