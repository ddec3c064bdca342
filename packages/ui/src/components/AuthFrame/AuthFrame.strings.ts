import { defineStrings } from '../../i18n/index.js'

export const authFrameStrings = defineStrings('authFrame', {
  caption: 'Close up for the night. The listings keep going.',
})
