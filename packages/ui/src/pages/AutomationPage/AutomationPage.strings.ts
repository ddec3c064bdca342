import { defineStrings } from '../../i18n/index.js'

export const automationPageStrings = defineStrings('automationPage', {
  automations: 'Automations',
  run: 'Run',
  facts: 'Good to know',
  formats: 'JPG, PNG, WEBP up to 10MB',
  formatsText: 'The formats, and the limit for each image.',
  backup: 'Originals backed up 30 days',
  backupText: 'Go back to the supplier photo within that time.',
})
