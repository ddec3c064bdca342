import { translate } from '../../i18n/index.js'
import type { whyStrings } from './WhySection.strings.js'

export const whyIt = translate<typeof whyStrings>('landingWhy', {
  heading: 'Perché i negozianti lo scelgono.',
  speed: (minutes) => `articoli in meno di ${minutes}\u00A0minuti`,
  speedText: 'Un solo avvio per tutto il catalogo. Guarda la coda, oppure dedicati ad altro.',
  reachFigure: (count) => `${count}+`,
  reach: 'lingue in cui vendere',
  reachText: 'Titoli e descrizioni tradotti per il prossimo mercato che apri.',
  safety: 'giorni di backup per ogni originale',
  safetyText: 'Le foto dei fornitori restano al sicuro: puoi sempre tornare indietro.',
})
