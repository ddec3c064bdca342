import { translate } from '../../i18n/index.js'
import type { loadingScreenStrings } from './LoadingScreen.strings.js'

export const loadingScreenIt = translate<typeof loadingScreenStrings>('loadingScreen', {
  loading: 'Caricamento...',
  slow: 'Ci vuole più tempo del solito.',
  retry: 'Riprova',
})
