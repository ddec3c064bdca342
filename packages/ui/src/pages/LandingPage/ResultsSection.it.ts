import { translate } from '../../i18n/index.js'
import type { resultsStrings } from './ResultsSection.strings.js'

export const resultsIt = translate<typeof resultsStrings>('landingResults', {
  heading: (hours) => `${hours} ore libere in più, ogni settimana.`,
  to: 'a',
  unit: 'ore alla settimana',
  text: 'Ogni blocco è un’ora di lavoro settimanale sul negozio.',
  quote:
    '«Pubblicavo fino a mezzanotte. Adesso premo Avvia, chiudo il portatile e guardo la mattina dopo.»',
  author: 'Mara Conti, ha un negozio di magliette',
  sample: 'Testimonianza di esempio',
})
