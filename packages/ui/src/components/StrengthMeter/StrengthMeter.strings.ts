import { defineStrings } from '../../i18n/index.js'

export const strengthMeterStrings = defineStrings('strengthMeter', {
  name: 'Password strength',
  strength: 'Strength:',
  notSet: 'Not set',
  weak: 'Weak',
  fair: 'Fair',
  good: 'Good',
  strong: 'Strong',
})
