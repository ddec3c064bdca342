import { translate } from '../../i18n/index.js'
import type { strengthMeterStrings } from './StrengthMeter.strings.js'

export const strengthMeterIt = translate<typeof strengthMeterStrings>('strengthMeter', {
  name: 'Sicurezza della password',
  strength: 'Sicurezza:',
  notSet: 'Non impostata',
  weak: 'Debole',
  fair: 'Discreta',
  good: 'Buona',
  strong: 'Ottima',
})
