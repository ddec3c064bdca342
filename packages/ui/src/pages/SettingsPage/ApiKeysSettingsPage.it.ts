import { apiKeysSettingsPageStrings } from './ApiKeysSettingsPage.strings.js'

export const apiKeysSettingsPageIt = apiKeysSettingsPageStrings.translate({
  keys: 'Chiavi API',
  keysHint: 'Una chiave si vede per intero una volta sola, quando viene creata.',
  createKey: 'Crea chiave',
  noKeys: 'Ancora nessuna chiave',
  noKeysText: 'Creane una per collegare altri software.',
  createdOn: (day) => `Creata il ${day}`,
  revoke: 'Revoca',
  revokeKey: (name) => `Revoca ${name}`,
  webhooks: 'Webhook',
  webhooksHint: 'Indirizzi che vengono avvisati quando un processo termina o non riesce.',
  addWebhook: 'Aggiungi webhook',
  noWebhooks: 'Ancora nessun webhook',
  noWebhooksText: 'Aggiungi un indirizzo per ricevere notizie dei tuoi processi.',
  secret: 'Segreto di firma',
  test: 'Prova',
  testWebhook: (url) => `Prova ${url}`,
  edit: 'Modifica',
  editWebhook: (url) => `Modifica ${url}`,
  remove: 'Rimuovi',
  removeWebhook: (url) => `Rimuovi ${url}`,
})
