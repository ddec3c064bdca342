import { translate } from '../../i18n/index.js'
import type { dialogStrings } from './Dialog.strings.js'

export const dialogIt = translate<typeof dialogStrings>('dialog', { close: 'Chiudi' })
