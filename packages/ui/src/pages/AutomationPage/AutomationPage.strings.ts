import { defineStrings } from '../../i18n/index.js'

export const automationPageStrings = defineStrings('automationPage', {
  automations: 'Automations',
  run: 'Run',
  workOnFile: 'Work on a file',
  facts: 'Good to know',
  rate: (one: string, other: string) => `Sample rate: ${one} to ${other}.`,
  howItWorks: 'How it works',
  select: 'Select products',
  selectText: 'Pick a few, or all of them.',
  click: 'Click Run',
  clickText: 'The job joins the queue.',
  watch: 'Watch the progress',
  watchText: 'See it update in real time.',
})
