import { translate } from '../i18n/index.js'
import type { settingsLabels } from './settings.strings.js'

export const settingsIt = translate<typeof settingsLabels>('settingsLabels', {
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
