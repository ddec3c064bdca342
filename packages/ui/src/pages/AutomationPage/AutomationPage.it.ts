import { automationPageStrings } from './AutomationPage.strings.js'

export const automationPageIt = automationPageStrings.translate({
  automations: 'Automazioni',
  run: 'Avvia',
  facts: 'Buono a sapersi',
  formats: 'JPG, PNG, WEBP fino a 10MB',
  formatsText: 'I formati, e il limite per ogni immagine.',
  backup: 'Originali conservati per 30 giorni',
  backupText: 'Entro quel tempo puoi tornare alla foto del fornitore.',
})
