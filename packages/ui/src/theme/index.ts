export {
  base,
  coarseTarget,
  eyebrow,
  focusRing,
  panel,
  softTransition,
  tabularNumbers,
  tickable,
  turning,
  visuallyHidden,
} from './mixins.js'
