import { translate } from '../../i18n/index.js'
import type { termsPageStrings } from './TermsPage.strings.js'

export const termsPageIt = translate<typeof termsPageStrings>('termsPage', {
  heading: 'Termini di servizio',
  description: 'Questa pagina è provvisoria: qui troverai i termini completi.',
  trialHeading: 'Prova gratuita',
  trial: (days) => `Ogni account inizia con una prova di ${days} giorni. Puoi disdire quando vuoi.`,
  creditsHeading: 'Crediti',
  credits: 'I crediti si azzerano a ogni ciclo di fatturazione e non si accumulano.',
  refundsHeading: 'Rimborsi',
  refunds: 'Dopo il pagamento non sono previsti rimborsi.',
})
