export { SettingsFrame } from './SettingsFrame.js'
export type { SettingsFrameProps } from './SettingsFrame.types.js'
