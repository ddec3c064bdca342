import { passwordFieldStrings } from './PasswordField.strings.js'

export const passwordFieldIt = passwordFieldStrings.translate({
  show: (field) => `Mostra ${field.toLowerCase()}`,
  hide: (field) => `Nascondi ${field.toLowerCase()}`,
})
