'use client'
import { AuthForm } from '../../components/AuthForm/index.js'
import { EmailField, emailFieldStrings, readEmail } from '../../components/EmailField/index.js'
import { useForm } from '../../components/Form/index.js'
import { PasswordField } from '../../components/PasswordField/index.js'
import { useStrings } from '../../i18n/index.js'
import { toast, useAction } from '../../toast/index.js'
import { signInPageStrings } from './SignInPage.strings.js'
import type { SignInPageProps } from './SignInPage.types.js'
import { findSignInProblems, type SignInDraft } from './signInRules.js'

type SignInFormProps = Pick<SignInPageProps, 'onSignIn' | 'onSignedIn' | 'onGoogle'>

const empty: SignInDraft = { email: '', emailMistyped: false, password: '' }

/** Email and password. */
export function SignInForm({ onSignIn, onSignedIn, onGoogle }: SignInFormProps) {
  const strings = useStrings(signInPageStrings)
  const signIn = useAction(onSignIn)
  const { draft, problems, field, change, check } = useForm(empty, findSignInProblems, {
    ...useStrings(emailFieldStrings),
    ...strings,
  })

  async function submit() {
    const { email, password } = draft
    const answer = signIn({ email, password })
    if (!answer) return
    try {
      await answer
    } finally {
      change({ password: '' })
    }
    toast({ title: strings.done })
    onSignedIn?.()
  }

  return (
    <AuthForm
      submitLabel={strings.submit}
      submittingLabel={strings.submitting}
      failedTitle={strings.failed}
      problems={problems}
      onCheck={check}
      onSubmit={submit}
      onGoogle={onGoogle}
    >
      <EmailField
        {...field('email')}
        required
        value={draft.email}
        onChange={({ target }) => change(readEmail(target))}
      />
      <PasswordField
        {...field('password')}
        label={strings.password}
        required
        autoComplete="current-password"
        value={draft.password}
        onChange={({ target }) => change({ password: target.value })}
      />
    </AuthForm>
  )
}
