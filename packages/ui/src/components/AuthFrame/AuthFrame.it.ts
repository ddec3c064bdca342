import { authFrameStrings } from './AuthFrame.strings.js'

export const authFrameIt = authFrameStrings.translate({
  caption: 'Chiudi pure il negozio. Le schede prodotto vanno avanti da sole.',
})
