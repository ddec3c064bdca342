import type { PlanStatus, PlanUsage, SavedCard, SettingsPageProps } from './SettingsPage.types.js'

export interface PlanBillingSettingsPageProps extends SettingsPageProps {
  /** The plan that runs. @default a sample, marked as one */
  plan?: PlanStatus
  /** What was used in the billing cycle. @default a sample, marked as one */
  usage?: PlanUsage
  /** The card on file. @default a sample, marked as one */
  card?: SavedCard
  /** Leads to the other plans. @default shows the not-implemented notice */
  onChangePlan?: () => void
  /** Takes another card. @default shows the not-implemented notice */
  onUpdateCard?: () => void
  /** Shows what was paid. @default shows the not-implemented notice */
  onViewInvoices?: () => void
  /** Ends the plan. @default shows the not-implemented notice */
  onCancelPlan?: () => void
}
