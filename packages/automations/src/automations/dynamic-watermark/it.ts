import type { Translation } from '../../options/texts.ts'
import type { strings } from './options.ts'

export const it: Translation<typeof strings> = {
  fields: {
    mark: { label: 'Filigrana', choices: { text: 'Testo', logo: 'Logo' } },
    text: {
      label: 'Testo',
      help: 'Le parole fra { } vengono sostituite con i dati di ogni immagine.',
    },
    logo: { label: 'Logo' },
    place: {
      label: 'Posizione',
      choices: {
        'top-left': 'In alto a sinistra',
        top: 'In alto',
        'top-right': 'In alto a destra',
        left: 'A sinistra',
        middle: 'Al centro',
        right: 'A destra',
        'bottom-left': 'In basso a sinistra',
        bottom: 'In basso',
        'bottom-right': 'In basso a destra',
      },
    },
    size: { label: 'Dimensione', help: 'Rispetto alla larghezza dell’immagine.' },
    opacity: { label: 'Opacità' },
    colour: {
      label: 'Colore',
      help: 'Automatico sceglie chiaro o scuro in base all’immagine.',
      choices: { auto: 'Automatico', light: 'Chiaro', dark: 'Scuro' },
    },
    tile: { label: 'Ripeti su tutta l’immagine', help: 'In diagonale.' },
    again: {
      label: 'Escludi le immagini già con filigrana',
      help: 'Riconosciute da una nota nel file dell’immagine.',
    },
    cover: { label: 'Da rivedere se copre più del', help: 'Rispetto al prodotto.' },
  },
  columns: {},
  notes: {},
  summary: {
    'mark=text': 'filigrana {text}',
    'mark=logo': 'filigrana {logo}',
    place: '{place}',
    tile: 'ripetuta su tutta l’immagine',
    size: 'dimensione {size}',
    opacity: 'opacità {opacity}',
    'colour!=auto': '{colour}',
    again: '',
    cover: '',
  },
  reasons: {},
}
