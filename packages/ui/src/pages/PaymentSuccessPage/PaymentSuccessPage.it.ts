import { translate } from '../../i18n/index.js'
import type { paymentSuccessPageStrings } from './PaymentSuccessPage.strings.js'

export const paymentSuccessPageIt = translate<typeof paymentSuccessPageStrings>(
  'paymentSuccessPage',
  {
    heading: 'Pagamento riuscito',
    description: 'Grazie. Le luci sono accese: la tua dashboard è pronta.',
    waiting: (seconds) => `Tra ${seconds} secondi passerai alla tua dashboard.`,
    staying: 'Resti su questa pagina finché non scegli di continuare.',
    goOn: 'Vai alla dashboard',
    stay: 'Resta qui',
  },
)
