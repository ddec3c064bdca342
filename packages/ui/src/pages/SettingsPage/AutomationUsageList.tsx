'use client'
import { EmptyState } from '../../components/EmptyState/index.js'
import { ProgressBar } from '../../components/ProgressBar/index.js'
import { SettingsGroup } from '../../components/SettingsGroup/index.js'
import type { AutomationUsage } from './SettingsPage.types.js'
import { automationLabels } from '../../catalogue/automations.strings.js'
import { numberFormat, useLocale, useStrings } from '../../i18n/index.js'
import { AutomationIcon } from '../../icons/index.js'
import { percentOf } from './percentOf.js'
import { usageQuotasSettingsPageStrings } from './UsageQuotasSettingsPage.strings.js'
import { StyledList, StyledUsage } from './UsageQuotasSettingsPage.styles.js'

/** Products used by each automation in the billing cycle. */
export function AutomationUsageList({ usage }: { usage: readonly AutomationUsage[] }) {
  const strings = useStrings(usageQuotasSettingsPageStrings)
  const all = usage.reduce((sum, { products }) => sum + products, 0)

  return (
    <SettingsGroup heading={strings.byAutomation} hint={strings.byAutomationHint}>
      {usage.length === 0 ? (
        <EmptyState icon={AutomationIcon} heading={strings.nothing}>
          {strings.nothingText}
        </EmptyState>
      ) : (
        <StyledList>
          {usage.map((one) => (
            <Entry key={one.automation} usage={one} all={all} />
          ))}
        </StyledList>
      )}
    </SettingsGroup>
  )
}

function Entry({ usage, all }: { usage: AutomationUsage; all: number }) {
  const strings = useStrings(usageQuotasSettingsPageStrings)
  const numbers = numberFormat(useLocale())
  const { [usage.automation]: label } = useStrings(automationLabels)
  return (
    <StyledUsage as="li">
      <strong>{label}</strong>
      <small>{strings.products(numbers.format(usage.products))}</small>
      <ProgressBar
        kind="meter"
        tone="neutral"
        label={strings.productsOf(label)}
        value={percentOf(usage.products, all)}
      />
    </StyledUsage>
  )
}
