import { defineStrings } from '../../i18n/index.js'

export const integrationsStrings = defineStrings('landingIntegrations', {
  heading: 'Wired to five kinds of service.',
  store: 'Store platform',
  ai: 'AI provider',
  compression: 'Image compression',
  background: 'Background removal',
  storage: 'Cloud storage',
})
