import { toasterStrings } from './Toaster.strings.js'

export const toasterIt = toasterStrings.translate({
  region: 'Notifiche (F8)',
  close: 'Chiudi',
  announcement: (words) => `Notifica: ${words}`,
  notImplemented: 'Questa funzione non è ancora disponibile',
  canRequest: 'Puoi richiederla!',
})
