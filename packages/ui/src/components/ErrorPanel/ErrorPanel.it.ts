import { translate } from '../../i18n/index.js'
import type { errorPanelStrings } from './ErrorPanel.strings.js'

export const errorPanelIt = translate<typeof errorPanelStrings>('errorPanel', {
  failed: 'Qualcosa è andato storto',
  failedText:
    'Impossibile mostrare questa pagina. Ciò che hai salvato è al sicuro e le altre pagine funzionano ancora.',
  outdated: 'È disponibile una nuova versione.',
  outdatedText:
    'Questa pagina appartiene a una versione precedente. Ricarica per continuare con quella nuova.',
  offline: 'Sei offline',
  offlineText:
    'Questa pagina non è ancora stata caricata, e per farlo serve la rete. Riprova quando sei di nuovo online.',
  retry: 'Riprova',
  reload: 'Ricarica',
})
