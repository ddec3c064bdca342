import { joinCatalogs, translate } from '../i18n/index.js'
import type { communityCtas, communityFeatures } from './communities.strings.js'

export const communitiesIt = joinCatalogs(
  translate<typeof communityFeatures>('communityFeatures', {
    'late-shift': 'Le domande di ogni giorno di chi gestisce un negozio per conto proprio.',
    'margin-room': 'Costi e prezzi, ragionati su ordini veri.',
    'supplier-notes': 'Appunti sui fornitori: tempi di consegna, campioni, resi.',
    'print-circle': 'Stampa su richiesta: grafiche, stampatori, prove.',
    'agency-desk': 'Per agenzie e assistenti che seguono i negozi di altri.',
    'negozio-aperto': 'In italiano: primi passi, tasse e spedizioni.',
  }),
  translate<typeof communityCtas>('communityCtas', {
    'late-shift': 'Entra nella chat',
    'margin-room': 'Chiedi un invito',
    'supplier-notes': 'Leggi gli appunti',
    'print-circle': 'Guarda il gruppo',
    'agency-desk': 'Segui il gruppo',
    'negozio-aperto': 'Apri il canale',
  }),
)
