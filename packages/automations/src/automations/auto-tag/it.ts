import { scopeIt, scopeReasonsIt } from '../../options/scopeField.ts'
import type { Translation } from '../../options/texts.ts'
import type { strings } from './options.ts'

export const it: Translation<typeof strings> = {
  fields: {
    rules: { label: 'Regole', help: 'Applicate dall’alto in basso.' },
    words: {
      label: 'Aggiungi tag da elenchi di parole',
      choices: {
        colour: 'Colore',
        material: 'Materiale',
        season: 'Stagione',
        audience: 'Destinatario',
      },
    },
    suggest: {
      label: 'Suggerisci tag dai titoli',
      help: 'Parole che distinguono i prodotti. Tutti i suggerimenti sono da rivedere.',
    },
    old: {
      label: 'Tag esistenti',
      choices: {
        keep: 'Mantieni',
        merge: 'Unisci i tag diversi solo per maiuscole o minuscole',
        replace: 'Sostituisci',
      },
    },
    take: { label: 'Rimuovi questi tag' },
    max: { label: 'Massimo di tag per prodotto' },
    scope: scopeIt,
  },
  columns: { tags: 'Tag', count: 'Numero' },
  notes: {
    suggested: 'Suggeriti: {tags}',
    many: '{n} tag',
    full: 'Massimo raggiunto, non aggiunti: {tags}',
    comma: 'Un tag non può contenere virgole.',
    'tag-too-long': 'Un tag ha più di 255 caratteri',
    'too-many': 'Più di 250 tag',
  },
  summary: {
    rules: 'tag da regole: {rules}',
    words: 'tag per {words}',
    suggest: 'tag suggeriti dai titoli',
    'old=merge': 'tag uguali uniti',
    'old=replace': 'tag esistenti sostituiti',
    take: 'tag rimossi: {take}',
    '~max': 'al massimo {max}',
  },
  reasons: {
    ...scopeReasonsIt,
    'no-column': 'In questo file manca la colonna “Tags”.',
    'no-source': 'Non c’è nessuna regola e nessun elenco di parole è selezionato.',
    'no-match': 'Nessuna regola e nessuna parola degli elenchi corrisponde a questi prodotti.',
    same: 'I prodotti hanno già questi tag.',
  },
}
