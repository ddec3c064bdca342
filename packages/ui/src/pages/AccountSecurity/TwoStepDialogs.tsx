'use client'
import { useStrings } from '../../i18n/index.js'
import { RemoveIcon } from '../../icons/index.js'
import { numberFormat, useLocale } from '../../i18n/index.js'
import { toast } from '../../toast/index.js'
import { setUpStrings, twoStepStrings } from './AccountSecurity.strings.js'
import type { NewAppKey, TwoStepApp, TwoStepOptions } from './AccountSecurity.types.js'
import { ConfirmDialog } from './ConfirmDialog.js'
import { RecoveryCodes } from './RecoveryCodes.js'
import { AppNameDialog, SetUpDialog } from './SetUpDialog.js'

/** A dialog of two-step verification. */
export type TwoStepDialog =
  | { readonly kind: 'name' }
  | {
      readonly kind: 'setUp'
      readonly newKey: NewAppKey
      readonly heading: string
      /** Whether it switches two-step verification on. */
      readonly isFirst: boolean
    }
  | { readonly kind: 'codes'; readonly codes: readonly string[]; readonly isFirst: boolean }
  | { readonly kind: 'remove'; readonly app: TwoStepApp }
  | { readonly kind: 'switchOff' }
  | { readonly kind: 'makeCodes' }

interface TwoStepDialogsProps extends TwoStepOptions {
  /** The open one. */
  readonly dialog: TwoStepDialog | undefined
  readonly onChange: (dialog: TwoStepDialog | undefined) => void
}

/** Shows the open dialog of two-step verification. */
export function TwoStepDialogs({ dialog, onChange, ...options }: TwoStepDialogsProps) {
  const strings = useStrings(twoStepStrings)
  const setUp = useStrings(setUpStrings)
  const number = numberFormat(useLocale())
  const { apps, recoveryCodes } = options
  const hasRecoveryCodes = recoveryCodes?.state === 'loaded' && recoveryCodes.data.left > 0
  const close = () => onChange(undefined)
  const confirm = { apps, hasRecoveryCodes, onClose: close }

  function finish(title: string) {
    close()
    toast({ title })
  }

  switch (dialog?.kind) {
    case 'name':
      return (
        <AppNameDialog
          onStart={options.onStart}
          onStarted={(newKey) =>
            onChange({ kind: 'setUp', newKey, heading: setUp.addHeading, isFirst: false })
          }
          onClose={close}
        />
      )
    case 'setUp': {
      const { newKey, heading, isFirst } = dialog
      return (
        <SetUpDialog
          newKey={newKey}
          heading={heading}
          hasSteps={isFirst && recoveryCodes !== undefined}
          onFinish={options.onFinish}
          onFinished={(codes) => {
            if (codes) onChange({ kind: 'codes', codes, isFirst })
            else finish(isFirst ? setUp.isOn : setUp.added)
          }}
          onClose={() => {
            options.onDiscard(newKey.id)
            close()
          }}
        />
      )
    }
    case 'codes':
      return (
        <RecoveryCodes
          codes={dialog.codes}
          reached={dialog.isFirst ? setUp.isOn : setUp.newCodes}
          step={dialog.isFirst ? setUp.step(number.format(2), number.format(2)) : undefined}
          consequence={dialog.isFirst ? setUp.othersEnded : undefined}
          onClose={close}
        />
      )
    case 'remove': {
      const { app } = dialog
      const others = apps.filter(({ id }) => id !== app.id)
      const withCodes = others.length > 0 ? strings.removeTextOther : strings.removeText
      return (
        <ConfirmDialog
          {...confirm}
          heading={strings.removeHeading(app.name)}
          texts={[
            hasRecoveryCodes ? withCodes : strings.removeTextWithoutCodes,
            ...(others.length === 0 ? [strings.removeLastText] : []),
          ]}
          // The session keeps its second step by the code of an app that stays.
          apps={[...others, app]}
          action={strings.remove}
          icon={<RemoveIcon />}
          isDestructive
          failedTitle={strings.notRemoved}
          onConfirm={async (confirmation) => {
            await options.onRemove(app.id, confirmation)
            finish(strings.removed(app.name))
          }}
        />
      )
    }
    case 'switchOff':
      return (
        <ConfirmDialog
          {...confirm}
          heading={strings.offHeading}
          texts={[strings.offText]}
          action={strings.switchOff}
          isDestructive
          failedTitle={strings.notSwitchedOff}
          onConfirm={async (confirmation) => {
            await options.onSwitchOff(confirmation)
            finish(strings.switchedOff)
          }}
        />
      )
    case 'makeCodes':
      return (
        <ConfirmDialog
          {...confirm}
          heading={strings.codesHeading}
          texts={[strings.codesText]}
          action={strings.makeCodes}
          failedTitle={strings.codesNotMade}
          onConfirm={async (confirmation) => {
            const codes = await options.onMakeCodes(confirmation)
            onChange({ kind: 'codes', codes, isFirst: false })
          }}
        />
      )
    default:
      return null
  }
}
