import { translate } from '../../i18n/index.js'
import type { copyFieldStrings } from './CopyField.strings.js'

export const copyFieldIt = translate<typeof copyFieldStrings>('copyField', {
  copy: 'Copia',
  copyName: (field) => `Copia: ${field}`,
  copied: 'Copiato',
  copiedName: (field) => `Copiato: ${field}`,
  refused: 'Non è stato copiato nulla',
  refusedNext: 'Il browser non lo permette. Il testo è selezionato: copialo con Ctrl+C oppure ⌘C.',
})
