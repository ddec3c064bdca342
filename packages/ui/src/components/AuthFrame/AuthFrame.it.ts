import { translate } from '../../i18n/index.js'
import type { authFrameStrings } from './AuthFrame.strings.js'

export const authFrameIt = translate<typeof authFrameStrings>('authFrame', {
  caption: 'Chiudi per la notte. Le schede vanno avanti.',
})
