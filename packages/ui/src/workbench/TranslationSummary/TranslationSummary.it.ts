import { translate } from '../../i18n/index.js'
import type { translationSummaryStrings } from './TranslationSummary.strings.js'

export const translationSummaryIt = translate<typeof translationSummaryStrings>(
  'translationSummary',
  {
    filled: (text, count) => (count === 1 ? `${text} testo compilato` : `${text} testi compilati`),
    fromSaved: (text) => `${text} da traduzioni salvate`,
    fromGlossary: (text) => `${text} dal glossario`,
    fromService: (text) => `${text} da un traduttore`,
    typed: (text) => `${text} scritti da te`,
    stayEmpty: (text, count) => (count === 1 ? `${text} resta vuoto.` : `${text} restano vuoti.`),
    nothing: 'Nessun testo viene compilato.',
    review: (text) => `${text} da rivedere.`,
    coverage: 'Compilati',
    of: (part, all) => `${part} di ${all}`,
    calculating: 'Calcolo in corso…',
    invalid: 'Correggi l’opzione con l’errore per vedere le modifiche.',
  },
)
