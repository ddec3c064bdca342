import { pageFrameStrings } from './PageFrame.strings.js'

export const pageFrameIt = pageFrameStrings.translate({ sample: 'Dati di esempio' })
