import { emailFieldStrings } from './EmailField.strings.js'

export const emailFieldIt = emailFieldStrings.translate({
  email: 'Email',
  emailRequired: 'Inserisci l’email.',
  emailInvalid: 'L’email non è valida.',
})
