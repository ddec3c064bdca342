import type { KeyboardEvent } from 'react'

/** Selector of elements that handle Control Z themselves, or block changes below. */
const ownUndo =
  'input:not([type="checkbox"], [type="radio"]), textarea, dialog, [role="menu"], [data-strokes]'

/** Returns a key handler that undoes on Control Z and redoes with Shift, but not in a field. */
export function undoByKey(undo: () => void, redo: () => void) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
    if (key.toLowerCase() !== 'z' || ctrlKey === metaKey || altKey || event.defaultPrevented) return
    if ((target as Element).closest(ownUndo)) return
    event.preventDefault()
    if (shiftKey) redo()
    else undo()
  }
}
