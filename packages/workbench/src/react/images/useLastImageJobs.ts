import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { newestJob, nextRedo } from '../../core/images/store/chain.ts'
import type { ImageSet } from '../../core/images/store/ImageSet.ts'
import { undoByKey } from '../view/undoByKey.ts'

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

  return { undoable, redoable, undo, redo, onKeyDown: undoByKey(undo, redo) }
}
