import { offlinePageStrings } from './OfflinePage.strings.js'

export const offlinePageIt = offlinePageStrings.translate({
  heading: 'Sei offline',
  description:
    'Questa pagina non è salvata su questo dispositivo. Controlla la connessione a internet, poi riprova.',
  retry: 'Riprova',
})
