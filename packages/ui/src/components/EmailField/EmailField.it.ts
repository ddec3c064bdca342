import { translate } from '../../i18n/index.js'
import type { emailFieldStrings } from './EmailField.strings.js'

export const emailFieldIt = translate<typeof emailFieldStrings>('emailField', {
  email: 'Email',
  emailRequired: 'Inserisci l’email.',
  emailInvalid: 'L’email non è valida.',
})
