import { translate } from '../../i18n/index.js'
import type { apiKeysSettingsPageStrings } from './ApiKeysSettingsPage.strings.js'

export const apiKeysSettingsPageIt = translate<typeof apiKeysSettingsPageStrings>(
  'apiKeysSettingsPage',
  {
    keys: 'Chiavi API',
    keysHint: 'Una chiave si vede per intero una volta sola, quando viene creata.',
    createKey: 'Crea chiave',
    noKeys: 'Ancora nessuna chiave',
    noKeysText: 'Creane una per dare accesso ad altri software.',
    createdOn: (day) => `Creata il ${day}`,
    revoke: 'Revoca',
    revokeKey: (name) => `Revoca ${name}`,
    webhooks: 'Webhook',
    webhooksHint: 'URL che ricevono una richiesta quando un’attività termina o non riesce.',
    addWebhook: 'Aggiungi webhook',
    noWebhooks: 'Ancora nessun webhook',
    noWebhooksText: 'Aggiungi un URL per ricevere notifiche sulle tue attività.',
    secret: 'Segreto di firma',
    test: 'Prova',
    testWebhook: (url) => `Prova ${url}`,
    edit: 'Modifica',
    editWebhook: (url) => `Modifica ${url}`,
    remove: 'Rimuovi',
    removeWebhook: (url) => `Rimuovi ${url}`,
  },
)
