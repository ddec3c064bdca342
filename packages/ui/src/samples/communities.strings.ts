import { defineStrings } from '../i18n/index.js'

/** Descriptions of the sample communities, one sentence each, by id. */
export const communityFeatures = defineStrings('communityFeatures', {
  'late-shift': 'Day-to-day questions of people who run a store on their own.',
  'margin-room': 'Costs and prices, worked through with real orders.',
  'supplier-notes': 'Notes on suppliers: delivery times, samples, returns.',
  'print-circle': 'Print on demand: designs, print partners, proofs.',
  'agency-desk': 'For agencies and assistants who look after the stores of others.',
  'negozio-aperto': 'In Italian: first steps, taxes and shipping.',
})

/** Link texts of the sample communities, by id. */
export const communityCtas = defineStrings('communityCtas', {
  'late-shift': 'Join the chat',
  'margin-room': 'Ask for an invite',
  'supplier-notes': 'Read the notes',
  'print-circle': 'See the group',
  'agency-desk': 'Follow the group',
  'negozio-aperto': 'Open the channel',
})
