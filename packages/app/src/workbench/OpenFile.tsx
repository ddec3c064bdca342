import { useUser } from '@dropwatt/auth'
import { useEffect, useState } from 'react'
import { takesFilesEvent } from '../boot/takesFiles.ts'
import { takeDropped } from './intake.ts'
import { useModule } from './useModule.ts'
import { useOpenFile } from './useOpenFile.ts'
import { usePresence } from './usePresence.ts'

const load = () => import('./parts.ts').then((parts) => parts.loadChip())
const loadOverlay = () => import('./parts.ts').then((parts) => parts.loadDropOverlay())

/** The open file in the top bar; nothing without one. Takes files that are dropped on the page. */
export function OpenFile() {
  const { open } = usePresence()
  const isOver = useDropAnywhere()
  const chip = useModule(load, open !== undefined)
  const overlay = useModule(loadOverlay, isOver)
  return (
    <>
      {chip && <chip.OpenFileChip />}
      {overlay && <overlay.FileDropOverlay hasOpenFile={open !== undefined} />}
    </>
  )
}

/**
 * Makes the whole page a target for files.
 *
 * @returns whether one is dragged over it, outside of other targets
 */
function useDropAnywhere(): boolean {
  const open = useOpenFile()
  const isKnown = useUser() !== null
  const [isOver, setOver] = useState(false)

  useEffect(() => {
    /** The element that the file is over. */
    let entered: EventTarget | null = null
    function onDrag(event: DragEvent) {
      const { type, target, dataTransfer, defaultPrevented } = event
      if (!dataTransfer?.types.includes('Files')) return
      if (type === 'dragenter') entered = target
      // The next element is entered before the last one is left.
      if (type === 'dragleave' && target === entered) setOver(false)
      if (type !== 'dragover' && type !== 'drop') return
      setOver(type === 'dragover' && !defaultPrevented)
      if (defaultPrevented) return
      event.preventDefault()
      if (type === 'drop') {
        void takeDropped([...dataTransfer.files], [...dataTransfer.items]).then(open)
      }
    }
    const types = ['dragenter', 'dragover', 'dragleave', 'drop'] as const
    for (const type of types) addEventListener(type, onDrag)
    // Until it is known who is signed in, nothing can be opened.
    if (isKnown) dispatchEvent(new Event(takesFilesEvent))
    return () => {
      for (const type of types) removeEventListener(type, onDrag)
    }
  }, [open, isKnown])

  return isOver
}
