import { translate } from '../i18n/index.js'
import type { settingsDescriptions } from './settingsDescriptions.strings.js'

export const settingsDescriptionsIt = translate<typeof settingsDescriptions>(
  'settingsDescriptions',
  {
    account: 'La tua immagine, il tuo nome, la tua email e la tua password.',
    'shopify-store':
      'Il negozio su cui lavorano le automazioni, e ciò che possono leggere e scrivere.',
    'plan-billing': 'Il tuo piano, quanto ne hai usato e come paghi.',
    'usage-quotas': 'Quanta parte della quota hai usato, e quando vuoi essere avvisato.',
    'automation-defaults': 'I valori da cui parte ogni automazione, salvo diversa indicazione.',
    'team-roles': 'Chi lavora in questa dashboard, e con quale ruolo.',
    notifications: 'Di che cosa vuoi essere avvisato, e dove.',
    'api-keys': 'Chiavi e webhook che collegano altri software.',
    'theme-language': 'L’aspetto della dashboard e la sua lingua, su questo dispositivo.',
  },
)
