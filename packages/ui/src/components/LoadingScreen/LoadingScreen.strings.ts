import { defineStrings } from '../../i18n/index.js'

export const loadingScreenStrings = defineStrings('loadingScreen', {
  loading: 'Loading...',
  slow: 'This is taking longer than usual.',
  retry: 'Try again',
})
