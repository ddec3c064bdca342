import { translate } from '../../i18n/index.js'
import type { passwordFieldStrings } from './PasswordField.strings.js'

export const passwordFieldIt = translate<typeof passwordFieldStrings>('passwordField', {
  show: (field) => `Mostra ${field.toLowerCase()}`,
  hide: (field) => `Nascondi ${field.toLowerCase()}`,
  passwordPlaceholder: 'Almeno 8 caratteri',
  passwordShort: 'La password deve avere almeno 8 caratteri.',
  passwordsDiffer: 'Le password non coincidono.',
})
