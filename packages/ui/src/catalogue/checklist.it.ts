import { checklistLabels } from './checklist.strings.js'

export const checklistIt = checklistLabels.translate({
  'connect-store': 'Collega il tuo negozio Shopify',
  'first-automation': 'Avvia la tua prima automazione',
  'enable-notifications': 'Attiva le notifiche',
})
