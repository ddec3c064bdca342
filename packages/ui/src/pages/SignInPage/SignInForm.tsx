'use client'
import { AuthForm } from '../../components/AuthForm/index.js'
import { EmailField, emailFieldStrings, readEmail } from '../../components/EmailField/index.js'
import { useForm } from '../../components/Form/index.js'
import { PasswordField } from '../../components/PasswordField/index.js'
import { useLinkComponent } from '../../hooks/index.js'
import { useStrings } from '../../i18n/index.js'
import { useAction } from '../../toast/index.js'
import { signInPageStrings } from './SignInPage.strings.js'
import { StyledForgotten, StyledPassword } from './SignInPage.styles.js'
import type { SignInPageProps } from './SignInPage.types.js'
import { findSignInProblems, type SignInDraft } from './signInRules.js'

interface SignInFormProps extends Pick<SignInPageProps, 'onSignIn' | 'onSignedIn' | 'onGoogle'> {
  forgotPasswordHref: string
  /** Called after a rejection, with the email if the reason is that it is not confirmed yet. */
  onRefused: (unconfirmed: string | null) => void
}

/** GoTrue's error code, as on the errors of @dropwatt/auth and supabase-js. */
const isUnconfirmed = (reason: unknown) => Object(reason).code === 'email_not_confirmed'

const empty: SignInDraft = { email: '', emailMistyped: false, password: '' }

/** Asks for email and password. */
export function SignInForm({
  onSignIn,
  onSignedIn,
  onGoogle,
  forgotPasswordHref,
  onRefused,
}: SignInFormProps) {
  const strings = useStrings(signInPageStrings)
  const Link = useLinkComponent()
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
    } catch (reason) {
      onRefused(isUnconfirmed(reason) ? email : null)
      throw reason
    } finally {
      change({ password: '' })
    }
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
      <StyledPassword>
        <PasswordField
          {...field('password')}
          label={strings.password}
          required
          autoComplete="current-password"
          value={draft.password}
          onChange={({ target }) => change({ password: target.value })}
        />
        <StyledForgotten as={Link} href={forgotPasswordHref}>
          {strings.forgotPassword}
        </StyledForgotten>
      </StyledPassword>
    </AuthForm>
  )
}
