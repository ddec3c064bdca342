import { translate } from '../../i18n/index.js'
import type { optionsFormStrings } from './OptionsForm.strings.js'

export const optionsFormIt = translate<typeof optionsFormStrings>('optionsForm', {
  heading: 'Opzioni',
  reset: 'Reimposta',
  show: 'Mostra le modifiche',
})
