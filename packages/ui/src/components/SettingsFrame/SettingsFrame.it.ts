import { settingsFrameStrings } from './SettingsFrame.strings.js'

export const settingsFrameIt = settingsFrameStrings.translate({
  settings: 'Impostazioni',
  page: (label) => `Impostazioni: ${label}`,
})
