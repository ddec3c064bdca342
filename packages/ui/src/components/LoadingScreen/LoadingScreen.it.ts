import { loadingScreenStrings } from './LoadingScreen.strings.js'

export const loadingScreenIt = loadingScreenStrings.translate({
  loading: 'Caricamento...',
  slow: 'Ci vuole più tempo del solito.',
  retry: 'Riprova',
})
