import { FileDropOverlay } from '@dropwatt/ui/workbench'
import { useEffect, useState } from 'react'

/** Says over the whole page what happens to a file, while one is dragged over it outside of other targets. */
export function DropOverlay({ hasOpenFile }: { hasOpenFile: boolean }) {
  const [isOver, setOver] = useState(false)

  useEffect(() => {
    /** The element that the file is over. */
    let entered: EventTarget | null = null
    function onDrag({ type, target, dataTransfer, defaultPrevented }: DragEvent) {
      if (!dataTransfer?.types.includes('Files')) return
      if (type === 'dragenter') entered = target
      // The next element is entered before the last one is left.
      if (type === 'dragleave' && target === entered) setOver(false)
      if (type === 'dragover') setOver(!defaultPrevented)
      if (type === 'drop') setOver(false)
    }
    // The page takes what is left at the window, which comes after the document.
    const types = ['dragenter', 'dragover', 'dragleave', 'drop'] as const
    for (const type of types) document.addEventListener(type, onDrag)
    return () => {
      for (const type of types) document.removeEventListener(type, onDrag)
    }
  }, [])

  return isOver ? <FileDropOverlay hasOpenFile={hasOpenFile} /> : null
}
