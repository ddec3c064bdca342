import { resultsStrings } from './ResultsSection.strings.js'

export const resultsIt = resultsStrings.translate({
  heading: (hours) => `${hours} ore libere in più, ogni settimana.`,
  to: 'a',
  unit: 'ore alla settimana',
  text: 'Ogni blocco è un’ora di lavoro settimanale sul negozio.',
  quote:
    '«Pubblicavo fino a mezzanotte. Adesso premo Avvia, chiudo il portatile e guardo la mattina dopo.»',
  author: 'Mara Conti, ha un negozio di magliette',
  sample: 'Testimonianza di esempio',
})
