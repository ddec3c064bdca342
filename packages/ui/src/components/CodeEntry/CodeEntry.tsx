'use client'
import type { ReactNode } from 'react'
import { useStrings } from '../../i18n/index.js'
import { Button } from '../Button/index.js'
import { PasswordField } from '../PasswordField/index.js'
import { RetryNotice } from '../RetryNotice/index.js'
import { Select } from '../Select/index.js'
import { TextField } from '../TextField/index.js'
import { codeEntryStrings } from './CodeEntry.strings.js'
import { StyledEntry } from './CodeEntry.styles.js'
import type { CodeEntryState } from './CodeEntry.types.js'

export interface CodeEntryProps {
  /** The state from `useCodeEntry`. */
  entry: CodeEntryState
  /** Label of the field for a code from an app. @default 'Code' */
  label?: string
  /** Help for a code from an app. */
  hint?: string
  /** Help for a password. */
  passwordHint?: string
  /** Offers the other kind of code below the field. @default true */
  offersSwitch?: boolean
  /** The button, where it is inside the form. */
  children?: ReactNode
}

/** Lets a person enter a code from their app, a recovery code, or their password. */
export function CodeEntry({
  entry,
  label,
  hint,
  passwordHint,
  offersSwitch = true,
  children,
}: CodeEntryProps) {
  const strings = useStrings(codeEntryStrings)
  const { kind, apps } = entry
  const field = {
    ref: entry.input,
    required: true,
    error: entry.error,
    value: entry.text,
    onChange: ({ target }: { readonly target: HTMLInputElement }) => entry.change(target.value),
  }
  return (
    <StyledEntry id={entry.id} noValidate onSubmit={entry.submit}>
      {kind === 'code' && apps.length > 1 && (
        <Select
          label={strings.app}
          options={apps.map(({ id, name }) => ({ value: id, label: name }))}
          value={entry.app}
          onChange={({ target }) => entry.chooseApp(target.value)}
        />
      )}
      {kind === 'code' && (
        <TextField
          key="code"
          {...field}
          data-code=""
          label={label ?? strings.code}
          hint={hint}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          dir="ltr"
        />
      )}
      {kind === 'recoveryCode' && (
        <TextField
          key="recoveryCode"
          {...field}
          data-code=""
          label={strings.recoveryCode}
          hint={strings.recoveryHint}
          name="recovery-code"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          dir="ltr"
        />
      )}
      {kind === 'mailedCode' && (
        <TextField
          key="mailedCode"
          {...field}
          data-code=""
          label={strings.mailedCode}
          name="mailed-code"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          dir="ltr"
        />
      )}
      {kind === 'password' && (
        <PasswordField
          key="password"
          {...field}
          label={strings.password}
          hint={passwordHint}
          name="password"
          autoComplete="current-password"
        />
      )}
      {children}
      <RetryNotice wait={entry.wait} />
      {offersSwitch && entry.canSwitch && (
        <Button type="button" variant="link" data-switch="" onClick={entry.switchKind}>
          {kind === 'code' ? strings.useRecovery : strings.useApp}
        </Button>
      )}
    </StyledEntry>
  )
}
