'use client'
import { forwardRef, useId, type FormEvent } from 'react'
import { useStrings } from '../../i18n/index.js'
import { Button } from '../Button/index.js'
import { SaveNote } from './SaveNote.js'
import { settingsGroupStrings } from './SettingsGroup.strings.js'
import {
  StyledActions,
  StyledBody,
  StyledFoot,
  StyledForm,
  StyledGroup,
  StyledHead,
  StyledTitle,
} from './SettingsGroup.styles.js'
import type { SettingsGroupProps } from './SettingsGroup.types.js'

/** Groups related settings, with their purpose and a Save button. */
export const SettingsGroup = forwardRef<HTMLElement, SettingsGroupProps>(function SettingsGroup(
  {
    heading,
    headingLevel = 2,
    hint,
    actions,
    tone = 'default',
    flush,
    onSave,
    saveState,
    saveFailure,
    children,
    ...native
  },
  ref,
) {
  const strings = useStrings(settingsGroupStrings)
  const headingId = useId()
  const noteId = useId()
  const Heading = `h${headingLevel}` as const
  const body = children !== undefined && (
    <StyledBody data-flush={flush ? '' : undefined}>{children}</StyledBody>
  )

  function submit(event: FormEvent) {
    event.preventDefault()
    onSave?.()
  }

  return (
    <StyledGroup ref={ref} aria-labelledby={headingId} {...native} data-tone={tone}>
      <StyledHead>
        <StyledTitle>
          <Heading id={headingId}>{heading}</Heading>
          {hint !== undefined && <p>{hint}</p>}
        </StyledTitle>
        {actions !== undefined && <StyledActions>{actions}</StyledActions>}
      </StyledHead>
      {onSave ? (
        <StyledForm noValidate onSubmit={submit}>
          {body}
          <StyledFoot>
            {saveState && <SaveNote id={noteId} state={saveState} failure={saveFailure} />}
            <Button
              type="submit"
              variant="secondary"
              {...(saveState && {
                busy: saveState === 'saving',
                busyLabel: strings.saving,
                'aria-describedby': noteId,
              })}
            >
              {strings.save}
            </Button>
          </StyledFoot>
        </StyledForm>
      ) : (
        body
      )}
    </StyledGroup>
  )
})
