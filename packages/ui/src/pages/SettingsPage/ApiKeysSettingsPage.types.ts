import type { ApiKey, SettingsPageProps, Webhook } from './SettingsPage.types.js'

export interface ApiKeysSettingsPageProps extends SettingsPageProps {
  /** The API keys, masked. @default sample data, marked as such */
  keys?: readonly ApiKey[]
  /** The webhooks, with masked secrets. @default sample data, marked as such */
  webhooks?: readonly Webhook[]
  /** Creates an API key. @default shows the not-implemented notice */
  onCreateKey?: () => void
  /** Revokes an API key. @default shows the not-implemented notice */
  onRevokeKey?: (key: ApiKey) => void
  /** Adds a webhook. @default shows the not-implemented notice */
  onAddWebhook?: () => void
  /** Sends a test event to a webhook. @default shows the not-implemented notice */
  onTestWebhook?: (webhook: Webhook) => void
  /** Edits a webhook. @default shows the not-implemented notice */
  onEditWebhook?: (webhook: Webhook) => void
  /** Removes a webhook. @default shows the not-implemented notice */
  onRemoveWebhook?: (webhook: Webhook) => void
}
