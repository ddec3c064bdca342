'use client'
import { useEffect, useRef, useState } from 'react'
import { useAction } from '../../toast/index.js'
import { useBusy, useMessageOf } from '../Form/index.js'
import type { SaveState, SettingsGroupProps } from './SettingsGroup.types.js'
import {
  beginDraft,
  edit,
  isUnsaved,
  keepSent,
  receive,
  valuesOf,
  type FieldValues,
} from './settingsDraft.js'

/** Options for saving a settings form. */
export interface SettingsFormProps<Saved> {
  /**
   * Saves the values. A promise keeps the form busy until it settles; a rejection is shown by its
   * message, and the input stays. @default shows the not-implemented notice
   */
  onSave?: (values: Saved) => void | Promise<void>
  /** Called with whether there are unsaved changes, for example to block a router's navigation. */
  onUnsavedChange?: (unsaved: boolean) => void
}

interface SettingsForm<Values> {
  /** Values of the fields. */
  readonly values: Values
  /** Adds a change of the user. */
  readonly change: (part: Partial<Values>) => void
  /** Props that make a `SettingsGroup` the form. */
  readonly group: Pick<SettingsGroupProps, 'onSave' | 'saveState' | 'saveFailure'>
}

type Outcome = 'saved' | { readonly failure: string }

/** Makes the browser ask before the user leaves the page. */
function useLeaveQuestion(asks: boolean) {
  useEffect(() => {
    if (!asks) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [asks])
}

function useUnsavedChange(unsaved: boolean, onChange: ((unsaved: boolean) => void) | undefined) {
  const latest = useRef(onChange)

  useEffect(() => {
    latest.current = onChange
  })

  useEffect(() => {
    if (!unsaved) return undefined
    const notify = (now: boolean) => latest.current?.(now)
    notify(true)
    return () => notify(false)
  }, [unsaved])
}

/**
 * Holds the values of a settings group, and saves them. Without `onSave` there are no unsaved
 * changes, because nothing can be saved.
 *
 * @param given the saved values; can load late and change, but fields with unsaved changes keep
 * their input
 * @param props options for saving
 * @param read converts the input to the values to save; if invalid, shows the errors and returns
 * `undefined`
 */
export function useSettingsForm<Values extends FieldValues<Values>, Saved>(
  given: Values,
  { onSave, onUnsavedChange }: SettingsFormProps<Saved>,
  read: (values: Values) => Saved | undefined,
): SettingsForm<Values> {
  const [held, setDraft] = useState(() => beginDraft(given))
  const [outcome, setOutcome] = useState<Outcome>()
  const { busy, run } = useBusy<'save'>()
  const messageOf = useMessageOf()
  const save = useAction(onSave)

  const draft = receive(held, given)
  if (draft !== held) setDraft(draft)

  const canSave = onSave !== undefined
  const values = valuesOf(draft)
  const unsaved = canSave && isUnsaved(draft)
  useLeaveQuestion(unsaved)
  useUnsavedChange(unsaved, onUnsavedChange)

  function change(part: Partial<Values>) {
    setOutcome(undefined)
    setDraft((last) => edit(last, part))
  }

  async function send(saved: Saved) {
    const sent = draft.edits
    setOutcome(undefined)
    try {
      await save(saved)
      setDraft((last) => keepSent(last, sent))
      setOutcome('saved')
    } catch (reason) {
      setOutcome({ failure: messageOf(reason) })
    }
  }

  function submit() {
    const saved = read(values)
    if (saved === undefined) return
    if (canSave) void run('save', () => send(saved))
    else void save(saved)
  }

  function saveState(): SaveState {
    if (busy) return 'saving'
    if (typeof outcome === 'object') return 'failed'
    if (unsaved) return 'unsaved'
    return outcome ?? 'clean'
  }

  return {
    values,
    change,
    group: {
      onSave: submit,
      saveState: canSave ? saveState() : undefined,
      saveFailure: typeof outcome === 'object' ? outcome.failure : undefined,
    },
  }
}
