import { defineStrings } from '../../i18n/index.js'

export const resultsStrings = defineStrings('landingResults', {
  heading: (hours: string) => `${hours} hours back, every week.`,
  to: 'to',
  unit: 'hours per week',
  text: 'Each block is one hour of weekly store work.',
  quote:
    '“I used to list until midnight. Now I press run, shut the laptop and look in the morning.”',
  author: 'Mara Conti, T-shirt store owner',
  sample: 'Sample testimonial',
})
