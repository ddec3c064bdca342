'use client'
import { SettingsFrame } from '../../components/SettingsFrame/index.js'
import { sampleApiKeys, sampleWebhooks } from '../../samples/settingsSamples.js'
import { KeysSection } from './KeysSection.js'
import type { ApiKey, SettingsPageProps, Webhook } from './SettingsPage.types.js'
import { WebhooksSection } from './WebhooksSection.js'

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

/** Keys and webhooks that connect other software. Stands in the dashboard's frame. */
export function ApiKeysSettingsPage({
  basePath,
  keys = sampleApiKeys,
  webhooks = sampleWebhooks,
  onCreateKey,
  onRevokeKey,
  onAddWebhook,
  onTestWebhook,
  onEditWebhook,
  onRemoveWebhook,
}: ApiKeysSettingsPageProps) {
  return (
    <SettingsFrame
      current="api-keys"
      basePath={basePath}
      sample={keys === sampleApiKeys || webhooks === sampleWebhooks}
    >
      <KeysSection keys={keys} onCreateKey={onCreateKey} onRevokeKey={onRevokeKey} />
      <WebhooksSection
        webhooks={webhooks}
        onAddWebhook={onAddWebhook}
        onTestWebhook={onTestWebhook}
        onEditWebhook={onEditWebhook}
        onRemoveWebhook={onRemoveWebhook}
      />
    </SettingsFrame>
  )
}
