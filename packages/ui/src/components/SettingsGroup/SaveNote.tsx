'use client'
import type { ReactElement } from 'react'
import { useStrings } from '../../i18n/index.js'
import { CheckIcon, FailedIcon, NeutralIcon } from '../../icons/index.js'
import { settingsGroupStrings } from './SettingsGroup.strings.js'
import { StyledSaveNote } from './SettingsGroup.styles.js'
import type { SaveState } from './SettingsGroup.types.js'

interface SaveNoteProps {
  id: string
  state: SaveState
  /** Reason shown if saving failed. */
  failure: string | undefined
}

/** Shows the save state beside Save. Mounts the live regions before their text, so that it is announced. */
export function SaveNote({ id, state, failure }: SaveNoteProps) {
  const strings = useStrings(settingsGroupStrings)
  return (
    <StyledSaveNote id={id} data-state={state}>
      <span>{state === 'unsaved' && note(<NeutralIcon />, strings.unsaved)}</span>
      <span role="status" data-tone="success">
        {state === 'saved' && note(<CheckIcon />, strings.saved)}
      </span>
      <span role="alert" data-tone="danger">
        {state === 'failed' && note(<FailedIcon />, `${strings.notSaved} ${failure ?? ''}`)}
      </span>
    </StyledSaveNote>
  )
}

function note(icon: ReactElement, words: string) {
  return (
    <>
      {icon}
      <span>{words}</span>
    </>
  )
}
