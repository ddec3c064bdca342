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

/** How a form of settings is saved. */
export interface SettingsFormProps<Saved> {
  /**
   * Keeps what was chosen. A promise keeps the form busy until it settles; a rejection is shown by
   * its message, and what was typed stays. @default shows the not-implemented notice
   */
  onSave?: (values: Saved) => void | Promise<void>
  /** Hears whether there are unsaved changes, such as to ask before a router leaves the page. */
  onUnsavedChange?: (unsaved: boolean) => void
}

interface SettingsForm<Values> {
  /** What the fields show. */
  readonly values: Values
  /** Takes what a person has changed. */
  readonly change: (part: Partial<Values>) => void
  /** What makes a `SettingsGroup` the form. */
  readonly group: Pick<SettingsGroupProps, 'onSave' | 'saveState' | 'saveFailure'>
}

type Outcome = 'saved' | { readonly failure: string }

/** Has the browser ask before the page is left. */
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
    const tell = (now: boolean) => latest.current?.(now)
    tell(true)
    return () => tell(false)
  }, [unsaved])
}

/**
 * Holds what is typed into a group of settings, and saves it. Without `onSave` nothing is ever
 * unsaved, as nothing can be saved.
 *
 * @param given what is saved; may come late and change, and fields that were changed keep what was typed
 * @param props how it is saved
 * @param read makes what is saved of what was typed; where that is wrong, shows it and gives back `undefined`
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
