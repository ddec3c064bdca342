import { defineStrings } from '../../i18n/index.js'

export const apiKeysSettingsPageStrings = defineStrings('apiKeysSettingsPage', {
  keys: 'API keys',
  keysHint: 'A key is shown in full only once, when it is created.',
  createKey: 'Create key',
  noKeys: 'No keys yet',
  noKeysText: 'Create one to let other software in.',
  createdOn: (day: string) => `Created on ${day}`,
  revoke: 'Revoke',
  revokeKey: (name: string) => `Revoke ${name}`,
  webhooks: 'Webhooks',
  webhooksHint: 'Addresses that are told when a job is done or has failed.',
  addWebhook: 'Add webhook',
  noWebhooks: 'No webhooks yet',
  noWebhooksText: 'Add an address to hear of your jobs.',
  secret: 'Signing secret',
  test: 'Test',
  testWebhook: (url: string) => `Test ${url}`,
  edit: 'Edit',
  editWebhook: (url: string) => `Edit ${url}`,
  remove: 'Remove',
  removeWebhook: (url: string) => `Remove ${url}`,
})
