import { defineStrings } from '../../i18n/index.js'

export const textRewriteStrings = defineStrings('textRewrite', { nothing: 'Empty' })
