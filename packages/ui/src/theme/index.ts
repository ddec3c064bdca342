export {
  base,
  coarseTarget,
  eyebrow,
  focusRing,
  pageTitle,
  panel,
  softTransition,
  tabularNumbers,
  tickable,
  visuallyHidden,
} from './mixins.js'
export { noticeSize, noticeSizeName } from './noticeSize.js'
export { turning } from './turning.js'
