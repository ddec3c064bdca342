'use client'
import { AuthFrame } from '../../components/AuthFrame/index.js'
import { Button } from '../../components/Button/index.js'
import { CodeEntry, useCodeEntry, type AuthenticatorApp } from '../../components/CodeEntry/index.js'
import { useStrings } from '../../i18n/index.js'
import { toast, useAction } from '../../toast/index.js'
import { twoStepPageStrings } from './TwoStepPage.strings.js'
import { StyledWays } from './TwoStepPage.styles.js'
import type { TwoStepPageProps } from './TwoStepPage.types.js'

const oneApp: readonly AuthenticatorApp[] = [{ id: '', name: '' }]

/** Asks for the second step of a sign-in: a code from an app, or a recovery code. */
export function TwoStepPage({
  email,
  apps = oneApp,
  hasRecoveryCodes = false,
  onConfirm,
  onSignedIn,
  onOtherAccount,
  homeHref,
  notice,
  ...preferences
}: TwoStepPageProps) {
  const strings = useStrings(twoStepPageStrings)
  const confirm = useAction(onConfirm)
  const leave = useAction(onOtherAccount)
  const entry = useCodeEntry({
    apps,
    hasRecoveryCodes,
    failedTitle: strings.failed,
    async onSend(confirmation) {
      const answer = confirmation.kind === 'password' ? undefined : confirm(confirmation)
      if (!answer) return
      await answer
      toast({ title: strings.done })
      onSignedIn?.()
    },
  })
  const usesApp = entry.kind === 'code'
  const forWhom = usesApp ? strings.codeFor : strings.recoveryCodeFor

  return (
    <AuthFrame
      {...preferences}
      title={strings.title}
      description={
        email ? (
          <>
            {forWhom} <bdi>{email}</bdi>.
          </>
        ) : usesApp ? (
          strings.code
        ) : (
          strings.recoveryCode
        )
      }
      notice={notice}
      homeHref={homeHref}
    >
      <CodeEntry entry={entry} offersSwitch={false}>
        <Button
          type="submit"
          variant="neon"
          size="lg"
          block
          busy={entry.isBusy}
          busyLabel={strings.submitting}
          {...entry.wait.button}
        >
          {strings.submit}
        </Button>
      </CodeEntry>
      <StyledWays>
        {entry.canSwitch && (
          <p>
            {usesApp ? strings.noPhone : strings.phoneBack}{' '}
            <Button variant="link" onClick={entry.switchKind}>
              {usesApp ? strings.useRecovery : strings.useApp}
            </Button>
          </p>
        )}
        <p>
          {strings.notYou}{' '}
          <Button variant="link" onClick={() => leave()}>
            {strings.otherAccount}
          </Button>
        </p>
      </StyledWays>
    </AuthFrame>
  )
}
