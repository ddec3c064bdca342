import { translate } from '../../i18n/index.js'
import type { textRewriteStrings } from './TextRewrite.strings.js'

export const textRewriteIt = translate<typeof textRewriteStrings>('textRewrite', {
  nothing: 'Vuoto',
})
