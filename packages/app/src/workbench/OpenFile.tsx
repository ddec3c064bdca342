import { useUser } from '@dropwatt/auth'
import { useEffect } from 'react'
import { takesFilesEvent } from '../boot/takesFiles.ts'
import { takeDropped } from './intake.ts'
import { useModule } from './useModule.ts'
import { useOpenFile } from './useOpenFile.ts'
import { usePresence } from './usePresence.ts'

const load = () => import('./parts.ts').then((parts) => parts.loadChip())

/** The open file in the top bar; nothing without one. Takes files that are dropped on the page. */
export function OpenFile() {
  const { open } = usePresence()
  useDropAnywhere()
  const chip = useModule(load, open !== undefined)
  return chip ? <chip.OpenFileChip /> : null
}

/** Makes the whole page a target for files. */
function useDropAnywhere(): void {
  const open = useOpenFile()
  const isKnown = useUser() !== null

  useEffect(() => {
    function onDrag(event: DragEvent) {
      const { dataTransfer } = event
      if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      if (event.type !== 'drop') return
      void takeDropped([...dataTransfer.files], [...dataTransfer.items]).then(open)
    }
    const types = ['dragover', 'drop'] as const
    for (const type of types) addEventListener(type, onDrag)
    // Until it is known who is signed in, nothing can be opened.
    if (isKnown) dispatchEvent(new Event(takesFilesEvent))
    return () => {
      for (const type of types) removeEventListener(type, onDrag)
    }
  }, [open, isKnown])
}
