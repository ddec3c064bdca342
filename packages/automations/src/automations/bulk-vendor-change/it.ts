import { scopeIt, scopeReasonsIt } from '../../options/scopeField.ts'
import type { Translation } from '../../options/texts.ts'
import type { strings } from './options.ts'

export const it: Translation<typeof strings> = {
  fields: {
    map: { label: 'Fornitori' },
    suggest: {
      label: 'Unisci le grafie diverse',
      help: 'Maiuscole e minuscole, spazi, accenti. Ogni gruppo è da rivedere.',
    },
    empty: { label: 'Fornitore per i prodotti che non l’hanno' },
    tag: { label: 'Mantieni il vecchio fornitore come tag' },
    scope: scopeIt,
  },
  columns: { vendor: 'Fornitore', products: 'Prodotti', tags: 'Tag' },
  notes: {
    merged: 'Grafie unite',
    'too-short': 'Usa almeno 2 caratteri.',
    comma: 'Un tag non può contenere virgole.',
    'tag-too-long': 'Un tag ha più di 255 caratteri',
  },
  summary: {
    map: 'fornitori rinominati: {map}',
    suggest: 'grafie diverse unite',
    empty: 'fornitori mancanti: {empty}',
    tag: 'vecchio fornitore come tag',
  },
  reasons: {
    ...scopeReasonsIt,
    'no-column': 'In questo file manca la colonna “Vendor”.',
    'no-vendors': 'Nessun fornitore ha un nuovo nome e nessuno è scritto in modi diversi.',
  },
}
