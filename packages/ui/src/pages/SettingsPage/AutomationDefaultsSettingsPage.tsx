'use client'
import { useId, useState } from 'react'
import { focusField } from '../../components/FormField/index.js'
import { Select } from '../../components/Select/index.js'
import { SettingsFrame } from '../../components/SettingsFrame/index.js'
import { SettingsGroup } from '../../components/SettingsGroup/index.js'
import { Switch } from '../../components/Switch/index.js'
import { TextField } from '../../components/TextField/index.js'
import {
  automationLanguages,
  defaultAutomationDefaults,
  type AutomationDefaults,
} from '../../data/settingsSamples.js'
import { useStrings } from '../../i18n/index.js'
import { useAction } from '../../toast/index.js'
import { automationDefaultsSettingsPageStrings } from './AutomationDefaultsSettingsPage.strings.js'
import { parsePercent } from './parsePercent.js'
import type { SettingsPageProps } from './SettingsPage.types.js'

export interface AutomationDefaultsSettingsPageProps extends SettingsPageProps {
  /** What the page starts with. @default American English, 10% off, out-of-stock products skipped */
  defaults?: AutomationDefaults
  /** Keeps what was chosen. @default shows the not-implemented notice */
  onSave?: (defaults: AutomationDefaults) => void
}

/** What every automation starts with. Stands in the dashboard's frame. */
export function AutomationDefaultsSettingsPage({
  basePath,
  defaults = defaultAutomationDefaults,
  onSave,
}: AutomationDefaultsSettingsPageProps) {
  const strings = useStrings(automationDefaultsSettingsPageStrings)
  const discountId = useId()
  const [language, setLanguage] = useState(defaults.language)
  const [skipOutOfStock, setSkipOutOfStock] = useState(defaults.skipOutOfStock)
  const [discount, setDiscount] = useState(String(defaults.discount))
  const [tried, setTried] = useState(false)
  const percent = parsePercent(discount)
  const keep = useAction(onSave)

  function save() {
    setTried(percent === undefined)
    if (percent === undefined) focusField(document.getElementById(discountId))
    else keep({ language, discount: percent, skipOutOfStock })
  }

  return (
    <SettingsFrame current="automation-defaults" basePath={basePath}>
      <SettingsGroup heading={strings.defaults} hint={strings.defaultsHint} onSave={save}>
        <Select
          label={strings.language}
          hint={strings.languageHint}
          name="language"
          options={automationLanguages.map((value) => ({ value, label: strings[value] }))}
          value={language}
          onChange={({ currentTarget }) => {
            const chosen = automationLanguages.find((value) => value === currentTarget.value)
            if (chosen) setLanguage(chosen)
          }}
        />
        <TextField
          id={discountId}
          label={strings.discount}
          hint={strings.discountHint}
          error={tried && percent === undefined ? strings.discountWrong : undefined}
          name="discount"
          inputMode="decimal"
          autoComplete="off"
          value={discount}
          onChange={(event) => setDiscount(event.currentTarget.value)}
        />
        <Switch
          label={strings.skipOutOfStock}
          hint={strings.skipOutOfStockHint}
          name="skipOutOfStock"
          checked={skipOutOfStock}
          onChange={(event) => setSkipOutOfStock(event.currentTarget.checked)}
        />
      </SettingsGroup>
    </SettingsFrame>
  )
}
