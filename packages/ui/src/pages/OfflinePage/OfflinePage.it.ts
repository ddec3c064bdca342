import { translate } from '../../i18n/index.js'
import type { offlinePageStrings } from './OfflinePage.strings.js'

export const offlinePageIt = translate<typeof offlinePageStrings>('offlinePage', {
  heading: 'Nessuna connessione',
  description:
    'Questa pagina non è salvata su questo dispositivo. Controlla la connessione a internet, poi riprova.',
  retry: 'Riprova',
})
