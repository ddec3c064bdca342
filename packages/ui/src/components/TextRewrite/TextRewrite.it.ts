import { textRewriteStrings } from './TextRewrite.strings.js'

export const textRewriteIt = textRewriteStrings.translate({ nothing: 'Vuoto' })
