export { benchHeight, fillsWindow } from './benchHeight.js'
export * from './mixins.js'
export { noticeSize, noticeSizeName } from './noticeSize.js'
export { turning } from './turning.js'
