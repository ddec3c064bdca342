import { translate } from '../../i18n/index.js'
import type { toasterStrings } from './Toaster.strings.js'

export const toasterIt = translate<typeof toasterStrings>('toaster', {
  region: 'Notifiche (F8)',
  close: 'Chiudi',
  announcement: (words) => `Notifica: ${words}`,
  notImplemented: 'Questa funzione non è ancora disponibile',
  canRequest: 'Puoi richiederla!',
})
