'use client'
import { useStrings } from '../../i18n/index.js'
import type { NewPasswordDraft } from './newPasswordRules.js'
import { PasswordField } from './PasswordField.js'
import { passwordFieldStrings } from './PasswordField.strings.js'

interface NewPasswordFieldsProps {
  passwordLabel: string
  confirmLabel: string
  /** Joins a control to what is wrong with it. */
  field: (name: keyof NewPasswordDraft) => { id: string; error: string | undefined }
  draft: NewPasswordDraft
  change: (part: Partial<NewPasswordDraft>) => void
}

/** A new password, with its strength, and once more. */
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
