import { promoBarStrings } from './PromoBar.strings.js'

export const promoBarIt = promoBarStrings.translate({
  label: 'Offerta',
  trial: (days) => `${days} giorni di prova gratuita`,
  pricing: 'Vedi i prezzi',
})
