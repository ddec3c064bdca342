import { dialogStrings } from './Dialog.strings.js'

export const dialogIt = dialogStrings.translate({ close: 'Chiudi' })
