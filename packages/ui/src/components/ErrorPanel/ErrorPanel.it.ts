import { translate } from '../../i18n/index.js'
import type { errorPanelStrings } from './ErrorPanel.strings.js'

export const errorPanelIt = translate<typeof errorPanelStrings>('errorPanel', {
  failed: 'Qualcosa è andato storto',
  failedText:
    'Impossibile mostrare questa pagina. I dati salvati sono al sicuro e le altre pagine funzionano ancora.',
  outdated: 'È disponibile una nuova versione.',
  outdatedText: 'Questa pagina è di una versione precedente. Ricarica per passare a quella nuova.',
  offline: 'Sei offline',
  offlineText: 'Questa pagina non è ancora stata caricata. Riprova quando sei di nuovo online.',
  retry: 'Riprova',
  reload: 'Ricarica',
})
