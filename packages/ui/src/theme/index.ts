export {
  base,
  coarseTarget,
  focusRing,
  softTransition,
  tabularNumbers,
  visuallyHidden,
} from './mixins.js'
