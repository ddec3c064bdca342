import { defineStrings } from '../../i18n/index.js'

export const whyStrings = defineStrings('landingWhy', {
  heading: 'Why merchants choose it.',
  speed: (minutes: string) => `items in under ${minutes}\u00A0minutes`,
  speedText: 'One run takes the whole catalogue. Watch the queue, or go and do something else.',
  reachFigure: (count: string) => `${count}+`,
  reach: 'languages to sell in',
  reachText: 'Titles and descriptions are translated for the market you open next.',
  safety: 'days of backup for every original',
  safetyText: 'Supplier photos are kept, so you can always go back.',
})
