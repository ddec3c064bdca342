export { FormatSwitch } from './FormatSwitch.js'
export type { FormatSwitchProps } from './FormatSwitch.types.js'
