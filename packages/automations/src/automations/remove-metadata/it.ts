import { scopeIt, scopeReasonsIt } from '../../options/scopeField.ts'
import type { Translation } from '../../options/texts.ts'
import type { strings } from './options.ts'

export const it: Translation<typeof strings> = {
  fields: {
    what: { label: 'Rimuovi da', choices: { images: 'Immagini', file: 'File dei prodotti' } },
    keep: {
      label: 'Mantieni',
      help: 'I pixel restano identici.',
      choices: {
        rotation: 'Rotazione',
        profile: 'Profilo colore',
        copyright: 'Copyright',
        date: 'Data',
      },
    },
    fields: { label: 'Metafield' },
    how: {
      label: 'Cosa fare',
      choices: {
        exclude: 'Escludi le colonne: il negozio mantiene i suoi valori',
        clear: 'Svuota i valori: vengono eliminati nel negozio',
      },
    },
    seo: { label: 'Svuota anche titolo e descrizione SEO' },
    scope: scopeIt,
  },
  columns: {
    field: 'Metafield',
    value: 'Valore',
    'seo-title': 'Titolo SEO',
    'seo-description': 'Descrizione SEO',
  },
  notes: {
    deleted: 'Eliminato nel negozio quando importi',
    common: 'Valore usato in {n} prodotti',
    linked: 'L’opzione {name} prende i suoi valori da questo metafield',
  },
  summary: {
    'what=images': 'metadati rimossi dalle immagini',
    'keep=copyright': 'copyright mantenuto',
    'keep=date': 'data mantenuta',
    'how=exclude & fields': 'metafield fuori dal download: {fields}',
    'how=clear & fields': 'metafield svuotati: {fields}',
    seo: 'titolo SEO e descrizione SEO svuotati',
  },
  reasons: {
    ...scopeReasonsIt,
    'no-metafields':
      'In questo file non ci sono colonne di metafield. Il negozio esporta solo quelli che hanno valori.',
    'none-chosen': 'Scegli i metafield da rimuovere.',
    'no-values': 'Nessuna delle colonne scelte ha un valore in questi prodotti.',
    'already-excluded': 'Le colonne scelte sono già escluse dal download.',
    'no-seo': 'In questo file mancano le colonne “SEO title” e “SEO description”.',
  },
}
