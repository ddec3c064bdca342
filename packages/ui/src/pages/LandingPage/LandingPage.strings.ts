import { defineStrings } from '../../i18n/index.js'

export const heroStrings = defineStrings('landingHero', {
  eyebrow: 'For dropshipping store owners',
  headline: 'One dashboard. All your store automations',
  lede: 'Automate listing, pricing, images, titles and translation. Select a few products or all of them, click run, and watch the queue work: 5,000\u00A0items in under 10\u00A0minutes.',
  startTrial: 'Start Free Trial',
  watchDemo: 'Watch 90-sec Demo',
  demoTitle: 'Demo Coming Soon',
  demoText: 'The video demo is being polished.',
  facts: 'What you can count on',
  trial: (days: number) => `${days}-day free trial`,
  cancel: 'Cancel anytime',
})

export const closingStrings = defineStrings('landingClosing', {
  heading: 'Leave the sign on. Go home.',
  text: 'Connect your store, choose what to run, and let the queue do the rest.',
  start: 'Start Automating Now',
})
