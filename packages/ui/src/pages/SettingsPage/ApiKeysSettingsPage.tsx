'use client'
import { SettingsFrame } from '../../components/SettingsFrame/index.js'
import { sampleApiKeys, sampleWebhooks } from '../../samples/settingsSamples.js'
import { KeysSection } from './KeysSection.js'
import { WebhooksSection } from './WebhooksSection.js'
import type { ApiKeysSettingsPageProps } from './ApiKeysSettingsPage.types.js'

/** Shows the API keys and webhooks. Render it inside the dashboard's frame. */
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
