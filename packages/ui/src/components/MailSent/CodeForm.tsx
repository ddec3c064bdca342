'use client'
import { useStrings } from '../../i18n/index.js'
import { Button } from '../Button/index.js'
import { Form, useBusy, useFailure, useForm } from '../Form/index.js'
import { RetryNotice, useRetryWait } from '../RetryNotice/index.js'
import { TextField } from '../TextField/index.js'
import { mailSentStrings } from './MailSent.strings.js'

interface CodeFormProps {
  onVerify: (code: string) => Promise<void>
}

const empty = { code: '' }

const findProblem = ({ code }: typeof empty): { code?: 'codeMissing' } =>
  code === '' ? { code: 'codeMissing' } : {}

/** Lets the user enter the code from an email: typed, pasted, or autofilled. */
export function CodeForm({ onVerify }: CodeFormProps) {
  const strings = useStrings(mailSentStrings)
  const showFailure = useFailure()
  const wait = useRetryWait()
  const { busy, run } = useBusy<'verify'>()
  const { draft, problems, field, change, check } = useForm(empty, findProblem, strings)

  function verify() {
    if (!wait.canTry()) return
    void run('verify', () =>
      onVerify(draft.code).catch((reason: unknown) => {
        wait.refuse(reason)
        showFailure(strings.codeRefused, reason)
      }),
    )
  }

  return (
    <Form
      problems={problems}
      required={strings.codeHint}
      busy={busy !== null}
      onCheck={check}
      onSend={verify}
    >
      <TextField
        {...field('code')}
        label={strings.code}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        value={draft.code}
        // Codes are often typed or pasted with spaces and dashes.
        onChange={({ target }) => change({ code: target.value.replace(/\D/g, '') })}
      />
      <Button
        type="submit"
        variant="neon"
        size="lg"
        block
        busy={busy !== null}
        busyLabel={strings.confirming}
        {...wait.button}
      >
        {strings.confirm}
      </Button>
      <RetryNotice wait={wait} />
    </Form>
  )
}
