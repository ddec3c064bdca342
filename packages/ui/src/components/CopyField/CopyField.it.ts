import { copyFieldStrings } from './CopyField.strings.js'

export const copyFieldIt = copyFieldStrings.translate({
  copy: 'Copia',
  copyName: (field) => `Copia: ${field}`,
  copied: 'Copiato',
  copiedName: (field) => `Copiato: ${field}`,
  refused: 'Non è stato copiato nulla',
  refusedNext: 'Il browser non lo permette. Il testo è selezionato: copialo con Ctrl+C oppure ⌘C.',
})
