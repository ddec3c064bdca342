export * from './mixins.js'
export { noticeSize, noticeSizeName } from './noticeSize.js'
export { turning } from './turning.js'
