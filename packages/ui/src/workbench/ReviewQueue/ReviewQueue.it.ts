import { translate } from '../../i18n/index.js'
import type { reviewQueueStrings } from './ReviewQueue.strings.js'

const edges = 'Seguili e segna le parti mancanti con Mantieni.'

export const reviewQueueIt = translate<typeof reviewQueueStrings>('reviewQueue', {
  heading: 'Revisione',
  place: (current, all) => `${current} di ${all}`,
  announce: (name, place, reason) =>
    reason === '' ? `${name}, ${place}.` : `${name}, ${place}, ${reason}.`,
  reviewed: (done, all) => `${done} riviste su ${all}`,
  progress: 'Avanzamento della revisione',
  previous: 'Immagine precedente',
  next: 'Immagine successiva',
  cutout: 'Sfondo rimosso',
  background: 'Nuovo sfondo',
  watermark: 'Con filigrana',
  compression: 'Compressa',
  also: (reasons) => `Inoltre: ${reasons}.`,
  gaps: 'Lo sfondo può essere rimasto dentro i manici o fra le gambe. Attiva Rimuovi lo sfondo negli spazi interni, oppure passaci sopra il pennello con Rimuovi.',
  transparent:
    'Vetro e plastica trasparente mostrano ciò che c’è dietro. Guarda che cosa è stato rimosso e recupera le parti con Mantieni.',
  'white-on-white': `I bordi del prodotto sono appena più chiari o più scuri dello sfondo. ${edges}`,
  'dark-on-dark': `I bordi del prodotto sono appena più chiari dello sfondo. ${edges}`,
  shadow:
    'Può essere rimasta una parte dell’ombra. Passaci sopra il pennello con Rimuovi, oppure disattiva Rimuovi l’ombra per tenerla tutta.',
  busy: 'Solo gli sfondi uniformi vengono rimossi bene. Segna il prodotto con Mantieni e il resto con Rimuovi, oppure mantieni l’originale.',
  'already-removed':
    'Lo sfondo di questa immagine è già trasparente. Mantieni l’originale, a meno che il risultato sia migliore.',
  'covers-product':
    'Approvala così com’è, mantieni l’originale oppure cambia posizione e dimensione nelle opzioni.',
  'less-similar':
    'Confrontale entrambe al 100%. Approva il risultato se non vedi differenze importanti, oppure mantieni l’originale.',
  gapsLabel: 'Rimuovi lo sfondo negli spazi interni',
  gapsHint: 'Per esempio dentro i manici e fra le gambe.',
  shadowLabel: 'Rimuovi l’ombra',
  shadowHint: 'L’ombra sul pavimento.',
  edges: 'Bordi',
  sharp: 'Netti',
  soft: 'Morbidi',
  softer: 'Più morbidi',
  approve: 'Approva e continua',
  original: 'Mantieni l’originale',
  later: 'Decidi dopo',
  approved: 'approvata',
  originalKept: 'con l’originale',
  decideLater: 'da decidere',
  keys: 'Scorciatoie',
  allKeys: 'Tutte le scorciatoie',
  keep: 'Mantieni',
  remove: 'Rimuovi',
  fullSize: 'Dimensione reale e ritorno',
  brush: 'Dimensione del pennello',
  shift: 'Maiusc',
  alt: 'Alt',
  thumbnails: 'Immagini da rivedere',
  done: (all, count) => (count === 1 ? '1 immagine rivista.' : `Tutte le ${all} immagini riviste.`),
  counts: (approved, kept) => `${approved} approvate, ${kept} con l’originale.`,
  postponed: (text, count) =>
    count === 1 ? 'Resta 1 immagine da decidere' : `Restano ${text} immagini da decidere`,
  review: (text) => `Rivedi ${text}`,
  back: 'Torna alle immagini',
  empty: 'Niente da rivedere',
  emptyText: 'Le immagini da rivedere compaiono qui, con il motivo a parole.',
  processing: (text, count) =>
    count === 1
      ? '1 immagine è ancora in corso. Se è da rivedere, comparirà qui.'
      : `${text} immagini sono ancora in corso. Quelle da rivedere compariranno qui.`,
  isFirst: 'È la prima immagine.',
  isLast: 'È l’ultima immagine.',
})
