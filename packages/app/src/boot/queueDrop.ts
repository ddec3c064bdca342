import { takesFilesEvent } from './takesFiles.ts'

const types = ['dragover', 'drop'] as const

/**
 * Keeps a file that is dropped on the page until the app takes files, then drops it again. The browser
 * would leave the page to show it. It is forgotten when someone signs in first, who may be another
 * person.
 *
 * @param onDropped called for each drop; should load the app
 */
export function queueDropUntilTaken(onDropped: () => void): void {
  let replay: (() => void) | undefined

  function keep(event: DragEvent) {
    const { dataTransfer, target, type, bubbles, cancelable } = event
    if (!dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    if (type !== 'drop') return
    // The browser takes the files of an event back once it is over.
    const kept = new DataTransfer()
    for (const file of dataTransfer.files) kept.items.add(file)
    const init: DragEventInit = { bubbles, cancelable, dataTransfer: kept }
    replay = () => {
      // The app replaces the loading screen.
      const place = (target as Node).isConnected ? target : document.body
      place?.dispatchEvent(new DragEvent(type, init))
    }
    onDropped()
  }

  for (const type of types) addEventListener(type, keep)
  addEventListener('submit', () => {
    replay = undefined
  })
  addEventListener(takesFilesEvent, () => {
    for (const type of types) removeEventListener(type, keep)
    replay?.()
    replay = undefined
  })
}
