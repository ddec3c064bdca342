'use client'
import { useId, useState } from 'react'
import { focusField } from '../../components/FormField/index.js'
import { Select } from '../../components/Select/index.js'
import { SettingsFrame } from '../../components/SettingsFrame/index.js'
import {
  SettingsGroup,
  useSettingsForm,
  type SettingsFormProps,
} from '../../components/SettingsGroup/index.js'
import { Switch } from '../../components/Switch/index.js'
import { TextField } from '../../components/TextField/index.js'
import {
  automationLanguages,
  defaultAutomationDefaults,
  type AutomationDefaults,
} from './settingsChoices.js'
import { useStrings } from '../../i18n/index.js'
import { automationDefaultsSettingsPageStrings } from './AutomationDefaultsSettingsPage.strings.js'
import { parsePercent } from './parsePercent.js'
import type { SettingsPageProps } from './SettingsPage.types.js'

export interface AutomationDefaultsSettingsPageProps
  extends SettingsPageProps, SettingsFormProps<AutomationDefaults> {
  /** The saved defaults. @default American English, 10% off, out-of-stock products skipped */
  defaults?: AutomationDefaults
  /** Saves the defaults. A promise keeps the form busy until it settles; a rejection is shown by its message, and the input stays. @default shows the not-implemented notice */
  onSave?: (defaults: AutomationDefaults) => void | Promise<void>
}

/** Shows the default settings of the automations. Render it inside the dashboard's frame. */
export function AutomationDefaultsSettingsPage({
  basePath,
  defaults = defaultAutomationDefaults,
  onSave,
  onUnsavedChange,
}: AutomationDefaultsSettingsPageProps) {
  const strings = useStrings(automationDefaultsSettingsPageStrings)
  const discountId = useId()
  const [tried, setTried] = useState(false)
  const { values, change, group } = useSettingsForm(
    { ...defaults, discount: String(defaults.discount) },
    { onSave, onUnsavedChange },
    (typed): AutomationDefaults | undefined => {
      const discount = parsePercent(typed.discount)
      setTried(discount === undefined)
      if (discount !== undefined) return { ...typed, discount }
      focusField(document.getElementById(discountId))
      return undefined
    },
  )
  const isWrong = tried && parsePercent(values.discount) === undefined

  return (
    <SettingsFrame current="automation-defaults" basePath={basePath}>
      <SettingsGroup heading={strings.defaults} hint={strings.defaultsHint} {...group}>
        <Select
          label={strings.language}
          hint={strings.languageHint}
          name="language"
          options={automationLanguages.map((value) => ({ value, label: strings[value] }))}
          value={values.language}
          onChange={({ currentTarget }) => {
            const chosen = automationLanguages.find((value) => value === currentTarget.value)
            if (chosen) change({ language: chosen })
          }}
        />
        <TextField
          id={discountId}
          label={strings.discount}
          hint={strings.discountHint}
          error={isWrong ? strings.discountWrong : undefined}
          name="discount"
          inputMode="decimal"
          autoComplete="off"
          value={values.discount}
          onChange={(event) => change({ discount: event.currentTarget.value })}
        />
        <Switch
          label={strings.skipOutOfStock}
          hint={strings.skipOutOfStockHint}
          name="skipOutOfStock"
          checked={values.skipOutOfStock}
          onChange={(event) => change({ skipOutOfStock: event.currentTarget.checked })}
        />
      </SettingsGroup>
    </SettingsFrame>
  )
}
