import { defineStrings } from '../../i18n/index.js'

export const publicFrameStrings = defineStrings('publicFrame', {
  login: 'Login',
  startTrial: 'Start Free Trial',
  footer: 'Footer',
  tagline: 'One dashboard. All your store automations.',
  blog: 'Blog',
  helpCenter: 'Help Center',
  terms: 'Terms of Service',
})
