'use client'
import { ProgressBar } from '../../components/ProgressBar/index.js'
import { SettingsFrame } from '../../components/SettingsFrame/index.js'
import {
  SettingsGroup,
  useSettingsForm,
  type SettingsFormProps,
} from '../../components/SettingsGroup/index.js'
import { Slider, snap } from '../../components/Slider/index.js'
import { sampleAutomationUsage, samplePlanUsage } from '../../samples/settingsSamples.js'
import { defaultUsageAlert } from './settingsChoices.js'
import { numberFormat, useLocale, useStrings } from '../../i18n/index.js'
import { AutomationUsageList } from './AutomationUsageList.js'
import { percentOf } from './percentOf.js'
import type { AutomationUsage, PlanUsage, SettingsPageProps } from './SettingsPage.types.js'
import { usageQuotasSettingsPageStrings } from './UsageQuotasSettingsPage.strings.js'
import { StyledUsage } from './UsageQuotasSettingsPage.styles.js'

export interface UsageQuotasSettingsPageProps extends SettingsPageProps, SettingsFormProps<number> {
  /** Usage in the billing cycle. @default sample data, marked as such */
  usage?: PlanUsage
  /** Usage by automation. @default sample data, marked as such */
  automationUsage?: readonly AutomationUsage[]
  /** Percentage of the quota at which an alert is sent, 0 to 100. @default 80 */
  usageAlert?: number
  /** Saves the percentage of the alert. A promise keeps the form busy until it settles; a rejection is shown by its message, and the input stays. @default shows the not-implemented notice */
  onSave?: (usageAlert: number) => void | Promise<void>
}

const scale = { min: 0, max: 100, step: 5 }
const ticks = [0, 20, 40, 60, 80, 100]

/** Shows how much of the quota is used, and when to send an alert. Render it inside the dashboard's frame. */
export function UsageQuotasSettingsPage({
  basePath,
  usage = samplePlanUsage,
  automationUsage = sampleAutomationUsage,
  usageAlert = defaultUsageAlert,
  onSave,
  onUnsavedChange,
}: UsageQuotasSettingsPageProps) {
  const strings = useStrings(usageQuotasSettingsPageStrings)
  const locale = useLocale()
  const numbers = numberFormat(locale)
  const percents = new Intl.NumberFormat(locale, { style: 'percent' })
  const { values, change, group } = useSettingsForm(
    { alertAt: snap(usageAlert, scale) },
    { onSave, onUnsavedChange },
    ({ alertAt }) => alertAt,
  )
  const { productsUsed, productsLimit, creditsLeft } = usage

  return (
    <SettingsFrame
      current="usage-quotas"
      basePath={basePath}
      sample={usage === samplePlanUsage || automationUsage === sampleAutomationUsage}
    >
      <SettingsGroup heading={strings.quota} hint={strings.quotaHint}>
        <StyledUsage>
          <strong>
            {strings.usedOf(numbers.format(productsUsed), numbers.format(productsLimit))}
          </strong>
          <small>{strings.left(numbers.format(creditsLeft))}</small>
          <ProgressBar
            kind="meter"
            label={strings.used}
            value={percentOf(productsUsed, productsLimit)}
          />
        </StyledUsage>
      </SettingsGroup>
      <AutomationUsageList usage={automationUsage} />
      <SettingsGroup heading={strings.alert} hint={strings.alertHint} {...group}>
        <Slider
          {...scale}
          ticks={ticks}
          label={strings.alertAt}
          hint={strings.alertAtHint}
          name="usageAlert"
          value={values.alertAt}
          onValueChange={(alertAt) => change({ alertAt })}
          formatValue={strings.percent}
          formatShort={(value) => percents.format(value / 100)}
        />
      </SettingsGroup>
    </SettingsFrame>
  )
}
