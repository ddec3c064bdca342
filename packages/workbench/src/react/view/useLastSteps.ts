import type { KeyboardEvent } from 'react'
import type { Bench } from '../../core/store/Bench.ts'
import type { Session } from '../../core/store/Session.ts'
import { useSessionState } from './useBench.ts'

/** Where Control Z has a meaning of its own, or nothing below may change. */
const ownUndo = 'input:not([type="checkbox"], [type="radio"]), textarea, dialog, [role="menu"]'

/** Undoes and redoes by key: before a job is applied what was excluded last, otherwise the last job. */
export function useLastSteps(bench: Bench, session: Session, showsChanges: boolean) {
  const { canEdit, work, applied, preview, status } = useSessionState(session)
  const canChange = canEdit && work === undefined
  const list = showsChanges && !applied ? preview?.list : undefined

  function undo() {
    if (!canChange) return
    if (list?.canUndoExclusion) session.preview.undoExclusion()
    else if (status.undoable !== undefined) void bench.undo(status.undoable)
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
