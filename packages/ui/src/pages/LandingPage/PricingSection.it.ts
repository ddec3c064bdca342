import { translate } from '../../i18n/index.js'
import type { pricingStrings } from './PricingSection.strings.js'

export const pricingIt = translate<typeof pricingStrings>('landingPricing', {
  heading: 'Paghi i prodotti che elabori.',
  lede: (days) => `Ogni piano inizia con ${days} giorni di prova gratuita. Disdici quando vuoi.`,
  credits: 'I crediti non si accumulano e si azzerano a ogni ciclo di fatturazione',
  refunds: 'Nessun rimborso dopo il pagamento',
})
