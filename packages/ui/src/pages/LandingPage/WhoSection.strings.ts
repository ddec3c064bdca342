import { defineStrings } from '../../i18n/index.js'

export const whoStrings = defineStrings('landingWho', {
  heading: 'Built for the people who do the listing.',
  solo: 'Solo sellers',
  soloText: 'Run the catalogue after your day job, not instead of sleep.',
  scaling: 'Scaling stores',
  scalingText: 'Hundreds of consistent products, and no new hire.',
  print: 'Print-on-demand sellers',
  printText: 'Clean mock-ups, sizes and variants at upload speed.',
  agencies: 'Agencies',
  agenciesText: 'The same checklist, applied to every client store.',
  assistants: 'Virtual assistants',
  assistantsText: 'Hand back finished listings, not spreadsheets.',
})
