import { translate } from '../../i18n/index.js'
import type { privacyLineStrings } from './PrivacyLine.strings.js'

export const privacyLineIt = translate<typeof privacyLineStrings>('privacyLine', {
  stays: 'I tuoi dati restano su questo dispositivo',
  sent: (service: string) => `I testi vengono inviati a ${service} con la tua chiave`,
  sentImages: (service: string) => `Le immagini vengono inviate a ${service} con la tua chiave`,
})
