export {
  base,
  coarseTarget,
  emptyTile,
  eyebrow,
  focusRing,
  nameTile,
  option,
  pageTitle,
  panel,
  row,
  rowStates,
  softTransition,
  tabularNumbers,
  tickable,
  visuallyHidden,
} from './mixins.js'
export { noticeSize, noticeSizeName } from './noticeSize.js'
export { turning } from './turning.js'
