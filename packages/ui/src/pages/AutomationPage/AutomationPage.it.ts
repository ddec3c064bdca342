import { translate } from '../../i18n/index.js'
import type { automationPageStrings } from './AutomationPage.strings.js'

export const automationPageIt = translate<typeof automationPageStrings>('automationPage', {
  automations: 'Automazioni',
  run: 'Avvia',
  workOnFile: 'Lavora su un file',
  facts: 'Buono a sapersi',
  rate: (one, other) => `Cambio di esempio: ${one} a ${other}.`,
  howItWorks: 'Come funziona',
  select: 'Seleziona i prodotti',
  selectText: 'Alcuni, oppure tutti.',
  click: 'Fai clic su Avvia',
  clickText: 'Il lavoro entra in coda.',
  watch: 'Segui l’avanzamento',
  watchText: 'Lo vedi aggiornarsi in tempo reale.',
})
