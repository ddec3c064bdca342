'use client'
import { useId } from 'react'
import { Button } from '../../components/Button/index.js'
import { Form, useBusy, useFailure, useForm } from '../../components/Form/index.js'
import {
  findNewPasswordProblems,
  NewPasswordFields,
  passwordFieldStrings,
  type NewPasswordDraft,
} from '../../components/PasswordField/index.js'
import { RetryNotice, useRetryWait } from '../../components/RetryNotice/index.js'
import { useStrings } from '../../i18n/index.js'
import { toast, useAction } from '../../toast/index.js'
import { newPasswordPageStrings } from './NewPasswordPage.strings.js'
import { StyledCancel, StyledUsername } from './NewPasswordPage.styles.js'
import type { NewPasswordPageProps } from './NewPasswordPage.types.js'

type NewPasswordFormProps = Pick<NewPasswordPageProps, 'email' | 'onSave' | 'onSaved' | 'onCancel'>

const empty: NewPasswordDraft = { password: '', confirm: '' }

/** Asks for the new password, twice. */
export function NewPasswordForm({ email, onSave, onSaved, onCancel }: NewPasswordFormProps) {
  const strings = useStrings(newPasswordPageStrings)
  const passwordStrings = useStrings(passwordFieldStrings)
  const hintId = useId()
  const save = useAction(onSave)
  const cancel = useAction(onCancel)
  const showFailure = useFailure()
  const wait = useRetryWait()
  const { busy, run } = useBusy<'save'>()
  const { draft, problems, field, change, check, clear } = useForm(
    empty,
    findNewPasswordProblems,
    passwordStrings,
  )

  async function submit() {
    const answer = save({ password: draft.password })
    if (!answer) return
    try {
      await answer
    } finally {
      clear()
    }
    toast({ title: strings.done, description: strings.doneNext })
    onSaved?.()
  }

  function send() {
    if (!wait.canTry()) return
    void run('save', () =>
      submit().catch((reason) => {
        wait.refuse(reason)
        showFailure(strings.failed, reason)
      }),
    )
  }

  return (
    <Form problems={problems} busy={busy !== null} onCheck={check} onSend={send}>
      {email ? <Username email={email} /> : null}
      <NewPasswordFields
        passwordLabel={strings.password}
        confirmLabel={strings.confirm}
        field={field}
        draft={draft}
        change={change}
      />
      <Button
        type="submit"
        variant="neon"
        size="lg"
        block
        busy={busy !== null}
        busyLabel={strings.submitting}
        {...wait.button}
      >
        {strings.submit}
      </Button>
      <RetryNotice wait={wait} />
      <StyledCancel>
        <Button
          variant="ghost"
          block
          disabled={busy !== null}
          aria-describedby={hintId}
          onClick={() => cancel()}
        >
          {strings.cancel}
        </Button>
        <p id={hintId}>{strings.cancelHint}</p>
      </StyledCancel>
    </Form>
  )
}

/**
 * Gives password managers the email of the account, invisibly. It is not of the type `hidden`,
 * because several managers skip such inputs.
 */
function Username({ email }: { email: string }) {
  return (
    <StyledUsername
      type="text"
      name="username"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  )
}
