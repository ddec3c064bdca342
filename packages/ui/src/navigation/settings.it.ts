import { settingsLabels } from './settings.strings.js'

export const settingsIt = settingsLabels.translate({
  account: 'Account',
  'shopify-store': 'Negozio Shopify',
  'plan-billing': 'Piano e fatturazione',
  'usage-quotas': 'Utilizzo e quote',
  'automation-defaults': 'Valori predefiniti',
  'team-roles': 'Team e ruoli',
  notifications: 'Notifiche',
  'api-keys': 'Chiavi API e webhook',
  'theme-language': 'Tema e lingua',
})
