import { useShortcut } from '@dropwatt/ui'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { fileCommands, openKey } from './commands.ts'
import { loadViews } from './loadViews.ts'
import { useModule } from './useModule.ts'
import { useOpenFile } from './useOpenFile.ts'
import { usePresence } from './usePresence.ts'
import { useHost } from './WorkbenchHost.tsx'

const load = () => loadViews().then((views) => views.loadChip())
const loadStoreBar = () => loadViews().then((views) => views.loadStoreBar())
const loadOverlay = () => loadViews().then((views) => views.loadDropOverlay())

export interface OpenFileProps {
  /** Called once files that are dropped on the page can be opened. Must not change. */
  onTakesFiles?: () => void
}

/** The open file in the top bar; nothing without one. Takes files that are dropped on the page, or chosen after Control O. */
export function OpenFile({ onTakesFiles }: OpenFileProps) {
  const { open, source, images } = usePresence()
  const openFile = useOpenFile()
  const wasDragged = useDropAnywhere(openFile, onTakesFiles)
  useShortcut(openKey, dropChosen)
  // The dialogs about files are there once the workbench has loaded.
  const { workbench, user, storeMode } = useHost()
  const { subscribe, hasStarted } = workbench
  const isStarted = useSyncExternalStore(subscribe, hasStarted, () => false)
  const chip = useModule(load, isStarted || [open, source, images].some((id) => id !== undefined))
  const overlay = useModule(loadOverlay, wasDragged)
  const bar = useModule(loadStoreBar, user !== undefined && storeMode !== undefined)

  useEffect(() => {
    fileCommands.set({ open: () => openFile() })
    return () => fileCommands.set({ open: undefined })
  }, [openFile])

  return (
    <>
      {chip && <chip.OpenFileChip />}
      {bar && <bar.StoreBar />}
      {overlay && <overlay.DropOverlay hasOpenFile={open !== undefined || images !== undefined} />}
    </>
  )
}

/** Asks for files in the dialog of the system, and drops them on the page. */
function dropChosen(): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.multiple = true
  input.addEventListener('change', () => {
    const dataTransfer = new DataTransfer()
    for (const file of input.files ?? []) dataTransfer.items.add(file)
    const drop = { bubbles: true, cancelable: true, dataTransfer }
    document.body.dispatchEvent(new DragEvent('drop', drop))
  })
  input.click()
}

/**
 * Makes the whole page a target for files.
 *
 * @returns whether one was dragged over it since the last drop
 */
function useDropAnywhere(open: ReturnType<typeof useOpenFile>, onTakesFiles?: () => void): boolean {
  const isKnown = useHost().user !== undefined
  const [wasDragged, setDragged] = useState(false)

  useEffect(() => {
    function onDrag(event: DragEvent) {
      const { dataTransfer } = event
      if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setDragged(event.type === 'dragover')
      if (event.type !== 'drop') return
      open({ files: [...dataTransfer.files], items: [...dataTransfer.items] })
    }
    const types = ['dragover', 'drop'] as const
    for (const type of types) addEventListener(type, onDrag)
    // Until it is known who is signed in, nothing can be opened.
    if (isKnown) onTakesFiles?.()
    return () => {
      for (const type of types) removeEventListener(type, onDrag)
    }
  }, [open, isKnown, onTakesFiles])

  return wasDragged
}
