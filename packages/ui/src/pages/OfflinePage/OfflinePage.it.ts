import { offlinePageStrings } from './OfflinePage.strings.js'

export const offlinePageIt = offlinePageStrings.translate({
  heading: 'Nessuna connessione',
  description:
    'Questa pagina non è salvata su questo dispositivo. Controlla la connessione a internet, poi riprova.',
  retry: 'Riprova',
})
