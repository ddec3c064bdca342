import { defineStrings } from '../../i18n/index.js'

export const notFoundPageStrings = defineStrings('notFoundPage', {
  heading: 'Page Not Found',
  description: 'There is nothing at this address. It may have moved, or the link may be mistyped.',
  home: 'Go to the homepage',
})
