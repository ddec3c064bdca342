import { defineStrings } from '../../i18n/index.js'

export const privacyLineStrings = defineStrings('privacyLine', {
  stays: 'Your data stays on this device',
  sent: (service: string) => `Text is sent to ${service} with your key`,
  sentImages: (service: string) => `Images are sent to ${service} with your key`,
})
