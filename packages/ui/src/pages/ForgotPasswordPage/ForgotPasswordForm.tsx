'use client'
import type { Ref } from 'react'
import { Button } from '../../components/Button/index.js'
import {
  EmailField,
  emailFieldStrings,
  findEmailProblem,
  readEmail,
} from '../../components/EmailField/index.js'
import { Form, useForm } from '../../components/Form/index.js'
import type { Mail } from '../../components/MailSent/index.js'
import { RetryNotice } from '../../components/RetryNotice/index.js'
import { useStrings } from '../../i18n/index.js'
import { forgotPasswordPageStrings } from './ForgotPasswordPage.strings.js'

interface ForgotPasswordFormProps {
  initialEmail: string
  emailRef: Ref<HTMLInputElement>
  mail: Mail
  onSend: (email: string) => void
}

/** Asks for the email of the account. */
export function ForgotPasswordForm({
  initialEmail,
  emailRef,
  mail: { isSending, wait },
  onSend,
}: ForgotPasswordFormProps) {
  const strings = useStrings(forgotPasswordPageStrings)
  const { draft, problems, field, change, check } = useForm(
    { email: initialEmail, emailMistyped: false },
    findEmailProblem,
    useStrings(emailFieldStrings),
  )
  const waitOfDraft = wait.about(draft.email)

  return (
    <Form
      problems={problems}
      required={strings.required}
      busy={isSending}
      onCheck={check}
      onSend={() => onSend(draft.email)}
    >
      <EmailField
        ref={emailRef}
        {...field('email')}
        required
        value={draft.email}
        onChange={({ target }) => change(readEmail(target))}
      />
      <Button
        type="submit"
        variant="neon"
        size="lg"
        block
        busy={isSending}
        busyLabel={strings.sending}
        {...waitOfDraft.button}
      >
        {strings.submit}
      </Button>
      <RetryNotice wait={waitOfDraft} />
    </Form>
  )
}
