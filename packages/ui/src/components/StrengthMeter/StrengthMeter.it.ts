import { strengthMeterStrings } from './StrengthMeter.strings.js'

export const strengthMeterIt = strengthMeterStrings.translate({
  name: 'Sicurezza della password',
  strength: 'Sicurezza:',
  notSet: 'Non impostata',
  weak: 'Debole',
  fair: 'Discreta',
  good: 'Buona',
  strong: 'Ottima',
})
