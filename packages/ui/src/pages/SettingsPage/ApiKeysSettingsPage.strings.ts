import { defineStrings } from '../../i18n/index.js'

export const apiKeysSettingsPageStrings = defineStrings('apiKeysSettingsPage', {
  keys: 'API keys',
  keysHint: 'A key is shown in full only once, when it is created.',
  createKey: 'Create key',
  noKeys: 'No keys yet',
  noKeysText: 'Create one to give other software access.',
  createdOn: (day: string) => `Created on ${day}`,
  revoke: 'Revoke',
  revokeKey: (name: string) => `Revoke ${name}`,
  webhooks: 'Webhooks',
  webhooksHint: 'URLs that receive a request when a job finishes or fails.',
  addWebhook: 'Add webhook',
  noWebhooks: 'No webhooks yet',
  noWebhooksText: 'Add a URL to be notified about your jobs.',
  secret: 'Signing secret',
  test: 'Test',
  testWebhook: (url: string) => `Test ${url}`,
  edit: 'Edit',
  editWebhook: (url: string) => `Edit ${url}`,
  remove: 'Remove',
  removeWebhook: (url: string) => `Remove ${url}`,
})
