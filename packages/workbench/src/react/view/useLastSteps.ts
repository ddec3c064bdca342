import { useStore } from 'zustand'
import type { Bench } from '../../core/store/Bench.ts'
import type { Session } from '../../core/store/Session.ts'
import { undoByKey } from './undoByKey.ts'

/** Undoes and redoes by key: before a job is applied what was excluded last, otherwise the last job. */
export function useLastSteps(bench: Bench, session: Session, showsChanges: boolean) {
  const canEdit = useStore(session.state, (state) => state.canEdit)
  const work = useStore(session.state, (state) => state.work)
  const applied = useStore(session.state, (state) => state.applied)
  const preview = useStore(session.state, (state) => state.preview)
  const status = useStore(session.state, (state) => state.status)
  const canChange = canEdit && work === undefined
  const list = showsChanges && !applied ? preview?.list : undefined

  function undo() {
    if (!canChange) return
    if (list?.canUndoExclusion) session.preview.undoExclusion()
    else if (status.undoable !== undefined) void bench.dialogs.undo(status.undoable)
  }

  function redo() {
    if (!canChange) return
    if (list?.canRedoExclusion) session.preview.redoExclusion()
    else if (status.redoable !== undefined) void session.jobs.redo(status.redoable)
  }

  return { undo, redo, onKeyDown: undoByKey(undo, redo) }
}
