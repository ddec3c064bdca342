import { authFrameStrings } from './AuthFrame.strings.js'

export const authFrameIt = authFrameStrings.translate({
  caption: 'Chiudi per la notte. Le schede vanno avanti.',
})
