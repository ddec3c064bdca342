'use client'
import { ProgressBar } from '../../components/ProgressBar/index.js'
import { SettingsGroup } from '../../components/SettingsGroup/index.js'
import type { PlanUsage } from './SettingsPage.types.js'
import { numberFormat, useLocale, useStrings } from '../../i18n/index.js'
import { planBillingSettingsPageStrings } from './PlanBillingSettingsPage.strings.js'
import { StyledFigures, StyledUsage } from './PlanBillingSettingsPage.styles.js'
import { percentOf } from './percentOf.js'

/** Usage in the billing cycle. */
export function UsagePanel({ usage }: { usage: PlanUsage }) {
  const strings = useStrings(planBillingSettingsPageStrings)
  const numbers = numberFormat(useLocale())
  const { productsUsed, productsLimit, imagesProcessed, creditsLeft } = usage

  return (
    <SettingsGroup heading={strings.usage} hint={strings.usageHint} flush>
      <StyledUsage>
        <p>{strings.productsOf(numbers.format(productsUsed), numbers.format(productsLimit))}</p>
        <ProgressBar
          kind="meter"
          label={strings.productsUsed}
          value={percentOf(productsUsed, productsLimit)}
        />
      </StyledUsage>
      <StyledFigures>
        <div>
          <dt>{strings.imagesProcessed}</dt>
          <dd>{numbers.format(imagesProcessed)}</dd>
        </div>
        <div>
          <dt>{strings.creditsLeft}</dt>
          <dd>{numbers.format(creditsLeft)}</dd>
        </div>
      </StyledFigures>
    </SettingsGroup>
  )
}
