import { translate } from '../../i18n/index.js'
import type { marginsViewStrings } from './MarginsView.strings.js'

export const marginsViewIt = translate<typeof marginsViewStrings>('marginsView', {
  name: 'Margini',
  calculating: 'Calcolo in corso…',
  missing: (missing: string, counted: number, variants: string) =>
    counted === 1
      ? `Manca il costo di 1 variante su ${variants}.`
      : `Mancano i costi di ${missing} varianti su ${variants}.`,
  includes: (known: string, counted: number) =>
    counted === 1
      ? 'Questi risultati includono solo l’unica variante con un costo noto.'
      : `Questi risultati includono solo le ${known} varianti con un costo noto.`,
  nothing: 'Nessuna variante ha ancora un costo: non ci sono margini da mostrare.',
  estimates: (count: string, counted: number) =>
    counted === 1
      ? '1 costo è una stima, calcolata dal prezzo.'
      : `${count} costi sono stime, calcolate dal prezzo.`,
  fill: 'Inserisci i costi',
  chart: 'Margine dopo costo, commissioni e spedizione',
  variants: (count: string, counted: number) =>
    `${count} ${counted === 1 ? 'variante' : 'varianti'}`,
  range: 'Margine',
  count: 'Varianti',
  below: (to: string) => `sotto ${to}`,
  between: (from: string, to: string) => `da ${from} a ${to}`,
  above: (from: string) => `${from} o più`,
  loss: 'Venduti in perdita',
  belowFloor: (floor: string) => `Sotto il tuo minimo del ${floor}`,
  enough: (floor: string) => `${floor} o più`,
  median: 'Margine mediano',
  breakEven: 'Ritorno pubblicitario di pareggio (ROAS)',
  setPrices: (target: string) => `Imposta i prezzi per un margine del ${target}`,
  show: 'Varianti da mostrare',
  costMissing: 'Costo mancante',
  noneBelowFloor: (floor: string) => `Nessuna variante con un costo noto è sotto il ${floor}.`,
  noneMissing: 'Non manca nessun costo.',
  noLosses: 'Nessuna variante con un costo noto è venduta in perdita.',
  variant: 'Variante',
  row: 'Riga',
  price: 'Prezzo',
  cost: 'Costo',
  charges: 'Commissioni, spedizione',
  margin: 'Margine',
  priceFor: (target: string) => `Prezzo per ${target}`,
  outOfReach: 'Non raggiungibile',
  empty: 'vuoto',
  estimate: 'Stima',
  showMore: 'Mostra altri',
})
