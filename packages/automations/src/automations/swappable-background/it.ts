import type { Translation } from '../../options/texts.ts'
import type { strings } from './options.ts'

export const it: Translation<typeof strings> = {
  fields: {
    template: {
      label: 'Sfondo',
      choices: {
        white: 'Bianco',
        studio: 'Studio',
        sand: 'Sabbia',
        sage: 'Salvia',
        night: 'Notte',
        colour: 'Il mio colore',
        image: 'La mia immagine',
      },
    },
    colour: { label: 'Il mio colore' },
    picture: { label: 'La mia immagine' },
    fill: {
      label: 'Dimensione del prodotto',
      help: 'Quanta parte dell’immagine occupa il prodotto.',
    },
    stand: {
      label: 'Posizione del prodotto',
      choices: { floor: 'Sul pavimento', middle: 'Al centro' },
    },
    shadow: { label: 'Ombra morbida', help: 'Aggiunge una nuova ombra sotto il prodotto.' },
    size: {
      label: 'Dimensioni dell’immagine',
      help: 'Mai oltre il dettaglio dell’originale.',
      choices: { 1024: '1.024 × 1.024', 2048: '2.048 × 2.048', original: 'Come l’originale' },
    },
  },
  columns: {},
  notes: {},
  summary: {
    'template!=colour|image': 'sfondo: {template}',
    colour: 'sfondo: {colour}',
    'template=image': 'sfondo: {picture}',
    '~fill': 'dimensione del prodotto {fill}',
    'stand=middle': 'al centro',
    '!shadow': 'senza ombra',
    'size!=original': '{size}',
    'size=original': 'dimensione originale',
  },
  reasons: {},
}
