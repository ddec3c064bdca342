export { ProgressBar } from './ProgressBar.js'
export { progressTones, type ProgressBarProps, type ProgressTone } from './ProgressBar.types.js'
