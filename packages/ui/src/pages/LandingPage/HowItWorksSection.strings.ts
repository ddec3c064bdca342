import { defineStrings } from '../../i18n/index.js'

export const howItWorksStrings = defineStrings('landingHowItWorks', {
  heading: 'Four steps, then it runs without you.',
  steps: 'How it works',
  connect: 'Connect your store',
  connectText: 'Through secure OAuth. Your password stays with you.',
  select: 'Select products, or all',
  selectText: 'One product, a handful, or the whole catalogue.',
  run: 'Click run',
  runText: 'Choose the automation and press one button.',
  watch: 'Watch the progress',
  watchText: 'Jobs are queued and show their progress in real time.',
})
