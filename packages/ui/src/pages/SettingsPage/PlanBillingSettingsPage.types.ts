import type { PlanStatus, PlanUsage, SavedCard, SettingsPageProps } from './SettingsPage.types.js'

export interface PlanBillingSettingsPageProps extends SettingsPageProps {
  /** The current plan. @default sample data, marked as such */
  plan?: PlanStatus
  /** Usage in the billing cycle. @default sample data, marked as such */
  usage?: PlanUsage
  /** The saved card. @default sample data, marked as such */
  card?: SavedCard
  /** Opens the plans. @default shows the not-implemented notice */
  onChangePlan?: () => void
  /** Updates the card. @default shows the not-implemented notice */
  onUpdateCard?: () => void
  /** Opens the invoices. @default shows the not-implemented notice */
  onViewInvoices?: () => void
  /** Cancels the plan. @default shows the not-implemented notice */
  onCancelPlan?: () => void
}
