import { translate } from '../i18n/index.js'
import type { checklistLabels } from './checklist.strings.js'

export const checklistIt = translate<typeof checklistLabels>('checklistSteps', {
  'connect-store': 'Collega il tuo negozio Shopify',
  'first-automation': 'Avvia la tua prima automazione',
  'enable-notifications': 'Attiva le notifiche',
})
