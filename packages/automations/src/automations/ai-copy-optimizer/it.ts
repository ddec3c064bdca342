import { scopeIt, scopeReasonsIt } from '../../options/scopeField.ts'
import type { Translation } from '../../options/texts.ts'
import type { strings } from './options.ts'

export const it: Translation<typeof strings> = {
  fields: {
    engine: {
      label: 'Scrivi con',
      help: 'Le regole non inventano nulla.',
      choices: {
        rules: 'Regole su questo dispositivo',
        'browser-model': 'Il modello di questo browser',
        'own-key': 'La mia chiave',
      },
    },
    parts: {
      label: 'Cosa riscrivere',
      choices: {
        title: 'Titolo',
        description: 'Descrizione',
        'seo-title': 'Titolo SEO',
        'seo-description': 'Descrizione SEO',
        alt: 'Testo alternativo',
      },
    },
    only: {
      label: 'Riempi solo le celle vuote',
      choices: {
        'seo-title': 'Titolo SEO',
        'seo-description': 'Descrizione SEO',
        alt: 'Testo alternativo',
      },
    },
    clean: {
      label: 'Rimuovi',
      choices: {
        emoji: 'Emoji',
        exclamation: '!!!',
        years: 'Anni',
        sales: 'Frasi promozionali',
        repeated: 'Parole ripetute',
        caps: 'TUTTO MAIUSCOLO',
      },
    },
    order: {
      label: 'Ordine del titolo',
      help: 'Trascina per riordinare o usa il menu.',
      choices: { brand: 'Marca', type: 'Tipo', attribute: 'Attributo', name: 'Nome' },
    },
    max: {
      label: 'Lunghezza massima del titolo',
      help: 'Tagliato solo fra una parola e l’altra.',
    },
    locked: {
      label: 'Non modificare queste parole',
      help: 'Le marche e i numeri non vengono mai modificati.',
    },
    scope: scopeIt,
  },
  columns: {
    field: 'Campo',
    text: 'Testo',
    length: 'Lunghezza',
    title: 'Titolo',
    description: 'Descrizione',
    'seo-title': 'Titolo SEO',
    'seo-description': 'Descrizione SEO',
    alt: 'Testo alternativo',
  },
  notes: {
    filled: 'Riempito con i testi di questo prodotto',
    shortened: 'Tagliato a {n} caratteri',
    'too-long': 'Più lungo di {n} caratteri, senza uno spazio dove tagliare',
    shorter: '{n}% più corto',
    'word-removed': 'Parola importante rimossa: {words}',
    'year-removed': 'Anno rimosso: {years}',
    'same-title': 'Un altro prodotto ha questo titolo',
    lowered: 'I nomi propri possono volere la maiuscola',
    'capitals-kept': 'Ancora in maiuscolo: la lingua non è chiara',
    'sharp-s': 'Forse “ß” al posto di “ss”: {words}',
    'new-fact': 'Numero o unità non presente nell’origine: {facts}',
    written: 'Scritto da {service}',
    markup: 'Marcatura cambiata: {tag}',
    'locked-lost': 'Manca una parola da non modificare: {words}',
    'over-limit': '{length} caratteri, più di {n}',
    'number-removed': 'Numero o unità rimossi: {facts}',
  },
  summary: {
    '!~clean & parts': '{parts}: pulizia',
    '~clean & clean & parts': '{parts} senza {clean}',
    '!clean & parts': '{parts}: riscrittura',
    'engine=browser-model': 'testi del modello di questo browser',
    'engine=own-key': 'testi con chiave propria',
    order: 'ordine del titolo: {order}',
    '~max': 'titoli fino a {max} caratteri',
    '~only & only': 'solo celle vuote di {only}',
    '!only': 'anche celle già compilate',
  },
  reasons: {
    ...scopeReasonsIt,
    'no-columns':
      'In questo file mancano tutte le colonne scelte. Si chiamano Title, Description o Body (HTML), SEO title, SEO description e Image alt text.',
    'nothing-to-fill': 'Tutte le celle scelte sono già piene.',
    clean: 'I testi seguono già queste regole.',
    'not-written':
      'Ancora nessun testo scritto. I servizi scrivono solo nella pagina di questa automazione.',
    'written-same': 'I testi scritti sono quelli del file.',
  },
}
