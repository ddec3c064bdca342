export { formatPercent } from './formatPercent.js'
export { clampPercent, levelOf, usageLimits, type Level } from './level.js'
export { ProgressBar } from './ProgressBar.js'
export { progressTones, type ProgressBarProps, type ProgressTone } from './ProgressBar.types.js'
