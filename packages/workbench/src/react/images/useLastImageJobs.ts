import type { KeyboardEvent } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { newestJob, nextRedo } from '../../core/images/store/chain.ts'
import type { ImageSet } from '../../core/images/store/ImageSet.ts'

/** Selector of elements that handle Control Z themselves, or block changes below. */
const ownUndo =
  'input:not([type="checkbox"], [type="radio"]), textarea, dialog, [role="menu"], [data-strokes]'

/** Returns the last job that can be undone and the one that can be applied again, and does both by key too. */
export function useLastImageJobs(set: ImageSet) {
  const { undoable, redoable } = useStore(
    set.state,
    useShallow(({ jobs, canEdit, progress }) => {
      const turned = canEdit && !progress ? jobs : []
      return { undoable: newestJob(turned)?.id, redoable: nextRedo(turned)?.id }
    }),
  )

  const undo = () => {
    if (undoable !== undefined) void set.decisions.undo(undoable)
  }
  const redo = () => {
    if (redoable !== undefined) void set.decisions.redo(redoable)
  }

  /** In a field, the keys undo what was typed; in the review, strokes of the brush. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
    if (key.toLowerCase() !== 'z' || ctrlKey === metaKey || altKey || event.defaultPrevented) return
    if ((target as Element).closest(ownUndo)) return
    event.preventDefault()
    if (shiftKey) redo()
    else undo()
  }

  return { undoable, redoable, undo, redo, onKeyDown }
}
