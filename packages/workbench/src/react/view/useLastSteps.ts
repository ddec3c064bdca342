import type { KeyboardEvent } from 'react'
import { useStore } from 'zustand'
import type { Bench } from '../../core/store/Bench.ts'
import type { Session } from '../../core/store/Session.ts'

/** Selector of elements that handle Control Z themselves, or block changes below. */
const ownUndo = 'input:not([type="checkbox"], [type="radio"]), textarea, dialog, [role="menu"]'

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

  /** In a field, the keys undo what was typed. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
    if (key.toLowerCase() !== 'z' || ctrlKey === metaKey || altKey || event.defaultPrevented) return
    if ((target as Element).closest(ownUndo)) return
    event.preventDefault()
    if (shiftKey) redo()
    else undo()
  }

  return { undo, redo, onKeyDown }
}
