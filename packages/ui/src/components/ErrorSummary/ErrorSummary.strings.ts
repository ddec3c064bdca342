import { defineStrings } from '../../i18n/index.js'

export const errorSummaryStrings = defineStrings('errorSummary', {
  heading: 'There is a problem',
  documentTitle: (title: string) => `Error: ${title}`,
})
