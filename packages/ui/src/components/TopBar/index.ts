export { PreferenceButtons } from './PreferenceButtons.js'
export { TopBar } from './TopBar.js'
export type { PreferenceProps, TopBarProps } from './TopBar.types.js'
