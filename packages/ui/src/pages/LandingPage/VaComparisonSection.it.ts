import { translate } from '../../i18n/index.js'
import type { vaComparisonStrings } from './VaComparisonSection.strings.js'

export const vaComparisonIt = translate<typeof vaComparisonStrings>('landingVaComparison', {
  heading: 'Lo stesso lavoro, disegnato in scala.',
  lede: (flat, assistant) =>
    `${flat} al mese, fissi, contro ${assistant} o più per un assistente virtuale. Le due barre usano la stessa scala: la differenza è il disegno.`,
  assistant: 'Assistente virtuale',
  perMonth: 'al mese',
})
