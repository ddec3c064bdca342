import { translate } from '../../i18n/index.js'
import type { errorSummaryStrings } from './ErrorSummary.strings.js'

export const errorSummaryIt = translate<typeof errorSummaryStrings>('errorSummary', {
  heading: 'C’è un problema',
  documentTitle: (title) => `Errore: ${title}`,
})
