import { translate } from '../../i18n/index.js'
import type { sharedComputerStrings } from './SharedComputer.strings.js'

export const sharedComputerIt = translate<typeof sharedComputerStrings>('sharedComputer', {
  heading: 'Computer condiviso?',
  text: 'I file appartengono all’account che li ha aperti. Chi accede qui con un altro account non li vede, ma i file non sono cifrati.',
  onLogout: 'Rimuovi i miei file quando esco',
  removeAll: 'Rimuovi tutti i file salvati',
  noFiles: 'Non ci sono file da rimuovere.',
})
