import { errorSummaryStrings } from './ErrorSummary.strings.js'

export const errorSummaryIt = errorSummaryStrings.translate({
  heading: 'C’è un problema',
  documentTitle: (title) => `Errore: ${title}`,
})
