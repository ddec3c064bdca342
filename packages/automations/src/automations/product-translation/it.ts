import type { Translation } from '../../options/texts.ts'
import type { strings } from './options.ts'

export const it: Translation<typeof strings> = {
  fields: {
    to: { label: 'Traduci in' },
    fill: {
      label: 'Compila con',
      help: 'Con una chiave, i testi vengono inviati a quel servizio.',
      choices: {
        saved: 'Traduzioni salvate',
        glossary: 'Glossario',
        browser: 'Il traduttore di questo browser',
        service: 'La mia chiave del servizio',
      },
    },
    empty: {
      label: 'Compila solo le traduzioni vuote',
      help: 'Le traduzioni esistenti non vengono modificate.',
    },
    match: {
      label: 'Corrispondenza minima con le traduzioni salvate',
      help: 'Sotto il 100% sono da rivedere.',
    },
    never: { label: 'Non tradurre', help: 'La piattaforma non può tradurre i tag.' },
    glossary: {
      label: 'File del glossario',
      help: 'Un file CSV con una colonna di parole e una colonna per ogni lingua, ad esempio de.',
    },
    saved: {
      label: 'File delle traduzioni salvate',
      help: 'Un file CSV con una colonna di testi e una colonna per ogni lingua, ad esempio de.',
    },
  },
  columns: {
    field: 'Campo',
    source: 'Originale',
    translation: 'Traduzione',
    from: 'Da',
    saved: 'Traduzioni salvate',
    glossary: 'Glossario',
    typed: 'Scritta da te',
    browser: 'Il traduttore di questo browser',
    service: 'La mia chiave del servizio',
    title: 'Titolo',
    body_html: 'Descrizione',
    meta_title: 'Titolo SEO',
    meta_description: 'Descrizione SEO',
    product_type: 'Tipo di prodotto',
    alt: 'Testo alternativo',
    name: 'Nome',
    handle: 'Handle',
  },
  notes: {
    match: 'Corrispondenza {n}%',
    missing: 'Manca {name}',
    longer: '{n}% più lungo',
    'broken-html': 'HTML non valido',
    'broken-json': 'JSON non valido',
  },
  summary: {
    to: 'tradotto in: {to}',
    '!to': 'tradotto',
    'fill=browser': 'con il traduttore di questo browser',
    'fill=service': 'con un servizio di traduzione',
    '!empty': 'anche traduzioni esistenti',
    '~match': 'corrispondenze dal {match}',
  },
  reasons: {
    'not-translations': 'Questo file non è un’esportazione delle traduzioni.',
    'no-locale': 'In questo file non ci sono testi in questa lingua.',
    'all-filled': 'Ogni testo in questa lingua ha una traduzione.',
    'nothing-found':
      'Nessuna traduzione salvata e nessuna parola del glossario corrisponde. Scrivi una traduzione.',
  },
}
