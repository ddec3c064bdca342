import { defineStrings } from '../../i18n/index.js'

export const paymentSuccessPageStrings = defineStrings('paymentSuccessPage', {
  heading: 'Payment successful',
  description: 'Thank you. The lights are on: your dashboard is ready.',
  waiting: (seconds: number) => `You will be taken to your dashboard in ${seconds} seconds.`,
  staying: 'You stay on this page until you choose to continue.',
  goOn: 'Go to Dashboard',
  stay: 'Stay here',
})
