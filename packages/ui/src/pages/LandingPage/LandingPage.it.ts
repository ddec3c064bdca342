import { landingPageStrings } from './LandingPage.strings.js'

export const landingPageIt = landingPageStrings.translate({
  eyebrow: 'Per chi ha un negozio in dropshipping',
  headline: 'Una sola dashboard. Tutte le automazioni del tuo negozio',
  lede: 'Pubblica, prezza, ritocca, rititola e traduci i tuoi prodotti con un clic. Scegline alcuni o tutto il catalogo, avvia e guarda la coda al lavoro: 5.000 articoli in meno di 10 minuti.',
  startTrial: 'Prova gratis',
  login: 'Accedi',
  facts: 'Su che cosa puoi contare',
  trial: (days) => `${days} giorni di prova gratuita`,
  cancel: 'Disdici quando vuoi',
})
