import { translate } from '../../i18n/index.js'
import type { promoBarStrings } from './PromoBar.strings.js'

export const promoBarIt = translate<typeof promoBarStrings>('promoBar', {
  label: 'Offerta',
  trial: (days) => `${days} giorni di prova gratuita`,
  pricing: 'Vedi i prezzi',
})
