import { defineStrings } from '../../i18n/index.js'

export const landingPageStrings = defineStrings('landingPage', {
  eyebrow: 'For dropshipping store owners',
  headline: 'One dashboard. All your store automations',
  lede: 'List, price, retouch, retitle and translate your products in one click. Select a few or the whole catalogue, press run, and watch the queue work: 5,000 items in under 10 minutes.',
  startTrial: 'Start Free Trial',
  login: 'Login',
  facts: 'What you can count on',
  trial: (days: number) => `${days}-day free trial`,
  cancel: 'Cancel anytime',
})
