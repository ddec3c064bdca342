import { defineStrings } from '../../i18n/index.js'

export const guidePageStrings = defineStrings('guidePage', {
  contents: 'On this page',
})
