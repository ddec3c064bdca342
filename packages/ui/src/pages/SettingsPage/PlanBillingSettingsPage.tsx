'use client'
import { Button } from '../../components/Button/index.js'
import { SampleMark } from '../../components/SampleMark/index.js'
import { SettingsFrame } from '../../components/SettingsFrame/index.js'
import { SettingsGroup, SettingsRow } from '../../components/SettingsGroup/index.js'
import { sampleCard, samplePlan, samplePlanUsage } from '../../samples/settingsSamples.js'
import { useStrings } from '../../i18n/index.js'
import { CardIcon, InvoiceIcon } from '../../icons/index.js'
import { useAction } from '../../toast/index.js'
import { PlanPanel } from './PlanPanel.js'
import { planBillingSettingsPageStrings } from './PlanBillingSettingsPage.strings.js'
import { UsagePanel } from './UsagePanel.js'
import type { PlanBillingSettingsPageProps } from './PlanBillingSettingsPage.types.js'

/** Shows the plan, its usage and the payment method. Render it inside the dashboard's frame. */
export function PlanBillingSettingsPage({
  basePath,
  plan = samplePlan,
  usage = samplePlanUsage,
  card = sampleCard,
  onChangePlan,
  onUpdateCard,
  onViewInvoices,
  onCancelPlan,
}: PlanBillingSettingsPageProps) {
  const strings = useStrings(planBillingSettingsPageStrings)
  const updateCard = useAction(onUpdateCard)
  const viewInvoices = useAction(onViewInvoices)
  const cancelPlan = useAction(onCancelPlan)
  const sample = plan === samplePlan || usage === samplePlanUsage

  return (
    <SettingsFrame current="plan-billing" basePath={basePath} sample={sample}>
      <PlanPanel plan={plan} onChangePlan={onChangePlan} />
      <UsagePanel usage={usage} />
      <SettingsGroup heading={strings.payment} hint={strings.paymentHint} flush>
        <SettingsRow
          leading={<CardIcon />}
          label={strings.card(card.lastDigits)}
          hint={card.sample ? <SampleMark>{strings.sampleCard}</SampleMark> : undefined}
        >
          <Button variant="secondary" onClick={() => updateCard()}>
            {strings.updateCard}
          </Button>
        </SettingsRow>
        <SettingsRow leading={<InvoiceIcon />} label={strings.invoices} hint={strings.invoicesHint}>
          <Button variant="secondary" onClick={() => viewInvoices()}>
            {strings.viewInvoices}
          </Button>
        </SettingsRow>
      </SettingsGroup>
      <SettingsGroup
        heading={strings.cancelling}
        hint={strings.cancellingHint}
        tone="danger"
        actions={
          <Button variant="destructive" onClick={() => cancelPlan()}>
            {strings.cancelPlan}
          </Button>
        }
      />
    </SettingsFrame>
  )
}
