import type { Translation } from '../../options/texts.ts'
import type { strings } from './options.ts'

export const it: Translation<typeof strings> = {
  fields: {
    out: {
      label: 'Salva come',
      choices: { webp: 'WEBP', png: 'PNG', jpeg: 'JPG, sfondo bianco' },
    },
    shadow: {
      label: 'Rimuovi l’ombra',
      help: 'Puoi cambiarlo per ogni immagine durante la revisione.',
    },
    holes: {
      label: 'Rimuovi lo sfondo negli spazi interni',
      help: 'Puoi cambiarlo per ogni immagine durante la revisione.',
    },
    edge: { label: 'Bordi', choices: { sharp: 'Netti', soft: 'Morbidi', softer: 'Più morbidi' } },
    crop: { label: 'Ritaglia sul prodotto, con margine' },
    engine: {
      label: 'Rimuovi lo sfondo con',
      help: 'Con una chiave, le immagini vengono inviate a quel servizio.',
      choices: {
        'built-in': 'Metodo integrato su questo dispositivo',
        'own-model': 'Il mio file modello (.onnx)',
        'own-key': 'La mia chiave del servizio',
      },
    },
    model: {
      label: 'File del modello',
      help: 'Resta su questo dispositivo. Funzionano i modelli come U²-Net e IS-Net, che trovano il prodotto in un’immagine.',
    },
  },
  columns: {},
  notes: {},
  summary: {
    out: 'sfondo rimosso, {out}',
    '!shadow': 'ombra mantenuta',
    '!holes': 'aperture mantenute',
    '~edge': 'bordi: {edge}',
    crop: 'ritagliate con margine del {crop}',
    model: 'con {model}',
    'engine=own-key': 'con un servizio',
  },
  reasons: {},
}
