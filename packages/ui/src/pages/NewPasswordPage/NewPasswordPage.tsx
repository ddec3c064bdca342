'use client'
import { AuthFrame } from '../../components/AuthFrame/index.js'
import { useStrings } from '../../i18n/index.js'
import { NewPasswordForm } from './NewPasswordForm.js'
import { newPasswordPageStrings } from './NewPasswordPage.strings.js'
import type { NewPasswordPageProps } from './NewPasswordPage.types.js'

/** Lets users set a new password, opened from a recovery link. */
export function NewPasswordPage({
  email,
  onSave,
  onSaved,
  onCancel,
  homeHref,
  ...preferences
}: NewPasswordPageProps) {
  const strings = useStrings(newPasswordPageStrings)
  return (
    <AuthFrame
      {...preferences}
      title={strings.title}
      description={
        <>
          {email ? (
            <>
              {strings.account} <bdi>{email}</bdi>.{' '}
            </>
          ) : null}
          {strings.devices}
        </>
      }
      homeHref={homeHref}
    >
      <NewPasswordForm email={email} onSave={onSave} onSaved={onSaved} onCancel={onCancel} />
    </AuthFrame>
  )
}
