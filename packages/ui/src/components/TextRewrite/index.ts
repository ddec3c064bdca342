export { TextRewrite } from './TextRewrite.js'
export type { RewrittenText, TextRewriteHeads, TextRewriteProps } from './TextRewrite.types.js'
