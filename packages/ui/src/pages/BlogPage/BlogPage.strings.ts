import { defineStrings } from '../../i18n/index.js'

export const blogPageStrings = defineStrings('blogPage', {
  eyebrow: 'Blog',
  heading: 'Coming soon',
  description: 'The lights are still off here: there are no articles yet.',
  home: 'Go Back Home',
})
