export {
  base,
  coarseTarget,
  focusRing,
  softTransition,
  tabularNumbers,
  turning,
  visuallyHidden,
} from './mixins.js'
