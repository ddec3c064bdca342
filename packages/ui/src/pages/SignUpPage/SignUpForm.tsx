'use client'
import { AuthForm } from '../../components/AuthForm/index.js'
import { Button } from '../../components/Button/index.js'
import { Checkbox } from '../../components/Checkbox/index.js'
import { EmailField, emailFieldStrings, readEmail } from '../../components/EmailField/index.js'
import { useForm } from '../../components/Form/index.js'
import { NewPasswordFields, passwordFieldStrings } from '../../components/PasswordField/index.js'
import { useStrings } from '../../i18n/index.js'
import { useAction } from '../../toast/index.js'
import { signUpPageStrings } from './SignUpPage.strings.js'
import type { SignUpPageProps, SignUpResult } from './SignUpPage.types.js'
import { findSignUpProblems, type SignUpDraft } from './signUpRules.js'

interface SignUpFormProps extends Pick<SignUpPageProps, 'onSignUp' | 'onGoogle'> {
  termsHref: string
  /** Called with the result of a sign-up. */
  onAnswer: (answer: SignUpResult, email: string) => void
}

const empty: SignUpDraft = {
  email: '',
  emailMistyped: false,
  password: '',
  confirm: '',
  terms: false,
}

/** Asks for email, password twice and acceptance of the terms. */
export function SignUpForm({ onSignUp, onGoogle, termsHref, onAnswer }: SignUpFormProps) {
  const strings = useStrings(signUpPageStrings)
  const passwordStrings = useStrings(passwordFieldStrings)
  const signUp = useAction(onSignUp)
  const { draft, problems, field, change, check } = useForm(empty, findSignUpProblems, {
    ...useStrings(emailFieldStrings),
    ...passwordStrings,
    ...strings,
  })

  async function submit() {
    const { email, password } = draft
    const answer = await signUp({ email, password })
    if (!answer) return
    change({ password: '', confirm: '' })
    onAnswer(answer, email)
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
      waitsFor={draft.email}
    >
      <EmailField
        {...field('email')}
        required
        value={draft.email}
        onChange={({ target }) => change(readEmail(target))}
      />
      <NewPasswordFields
        passwordLabel={strings.password}
        confirmLabel={strings.confirm}
        field={field}
        draft={draft}
        change={change}
      />
      <Checkbox
        {...field('terms')}
        label={
          <>
            {strings.accept}{' '}
            <Button variant="link" href={termsHref}>
              {strings.terms}
            </Button>
          </>
        }
        required
        checked={draft.terms}
        onChange={({ target }) => change({ terms: target.checked })}
      />
    </AuthForm>
  )
}
