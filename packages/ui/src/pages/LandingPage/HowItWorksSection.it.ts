import { translate } from '../../i18n/index.js'
import type { howItWorksStrings } from './HowItWorksSection.strings.js'

export const howItWorksIt = translate<typeof howItWorksStrings>('landingHowItWorks', {
  heading: 'Quattro passi, poi va avanti senza di te.',
  steps: 'Come funziona',
  connect: 'Collega il negozio',
  connectText: 'Con OAuth, in sicurezza. La password resta tua.',
  select: 'Seleziona i prodotti, o tutti',
  selectText: 'Uno, qualcuno o tutto il catalogo.',
  run: 'Premi Avvia',
  runText: 'Scegli l’automazione e premi un solo pulsante.',
  watch: 'Segui l’avanzamento',
  watchText: 'I lavori vanno in coda e mostrano l’avanzamento in tempo reale.',
})
