'use client'
import { useStrings } from '../../i18n/index.js'
import type { NewPasswordDraft } from './newPasswordRules.js'
import { PasswordField } from './PasswordField.js'
import { passwordFieldStrings } from './PasswordField.strings.js'

interface NewPasswordFieldsProps {
  passwordLabel: string
  confirmLabel: string
  /** Connects a control with its error. */
  field: (name: keyof NewPasswordDraft) => { id: string; error: string | undefined }
  draft: NewPasswordDraft
  change: (part: Partial<NewPasswordDraft>) => void
}

/** Lets the user enter a new password twice, and shows its strength. */
export function NewPasswordFields({
  passwordLabel,
  confirmLabel,
  field,
  draft,
  change,
}: NewPasswordFieldsProps) {
  const { passwordPlaceholder } = useStrings(passwordFieldStrings)
  return (
    <>
      <PasswordField
        {...field('password')}
        label={passwordLabel}
        required
        strength
        autoComplete="new-password"
        placeholder={passwordPlaceholder}
        value={draft.password}
        onChange={({ target }) => change({ password: target.value })}
      />
      <PasswordField
        {...field('confirm')}
        label={confirmLabel}
        required
        autoComplete="new-password"
        value={draft.confirm}
        onChange={({ target }) => change({ confirm: target.value })}
      />
    </>
  )
}
