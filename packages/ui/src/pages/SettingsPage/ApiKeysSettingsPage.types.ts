import type { ApiKey, SettingsPageProps, Webhook } from './SettingsPage.types.js'

export interface ApiKeysSettingsPageProps extends SettingsPageProps {
  /** The keys, of which only the masked text is held. @default a sample, marked as one */
  keys?: readonly ApiKey[]
  /** The webhooks, of whose secrets only the masked text is held. @default a sample, marked as one */
  webhooks?: readonly Webhook[]
  /** Makes a new key. @default shows the not-implemented notice */
  onCreateKey?: () => void
  /** Ends a key. @default shows the not-implemented notice */
  onRevokeKey?: (key: ApiKey) => void
  /** Takes a new address. @default shows the not-implemented notice */
  onAddWebhook?: () => void
  /** Sends a test event to an address. @default shows the not-implemented notice */
  onTestWebhook?: (webhook: Webhook) => void
  /** Changes an address. @default shows the not-implemented notice */
  onEditWebhook?: (webhook: Webhook) => void
  /** Takes an address away. @default shows the not-implemented notice */
  onRemoveWebhook?: (webhook: Webhook) => void
}
