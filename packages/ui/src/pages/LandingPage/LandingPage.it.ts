import { joinCatalogs, translate } from '../../i18n/index.js'
import type { closingStrings, heroStrings } from './LandingPage.strings.js'

export const landingPageIt = joinCatalogs(
  translate<typeof heroStrings>('landingHero', {
    eyebrow: 'Per chi ha un negozio in dropshipping',
    headline: 'Una sola dashboard. Tutte le automazioni del tuo negozio',
    lede: 'Automatizza inserimento, prezzi, immagini, titoli e traduzioni. Scegli alcuni prodotti o tutti, avvia e guarda la coda al lavoro: 5.000\u00A0articoli in meno di 10\u00A0minuti.',
    startTrial: 'Prova gratis',
    watchDemo: 'Guarda la demo di 90 sec',
    demoTitle: 'Demo in arrivo',
    demoText: 'Stiamo rifinendo il video della demo.',
    facts: 'Su che cosa puoi contare',
    trial: (days) => `${days} giorni di prova gratuita`,
    cancel: 'Disdici quando vuoi',
  }),
  translate<typeof closingStrings>('landingClosing', {
    heading: 'Lascia l’insegna accesa. Vai a casa.',
    text: 'Collega il tuo negozio, scegli che cosa avviare e lascia che la coda faccia il resto.',
    start: 'Inizia ad automatizzare',
  }),
)
