export { passwordStrength, type PasswordScore } from './passwordStrength.js'
export { StrengthMeter, type StrengthMeterProps } from './StrengthMeter.js'
