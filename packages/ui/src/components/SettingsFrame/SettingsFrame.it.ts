import { translate } from '../../i18n/index.js'
import type { settingsFrameStrings } from './SettingsFrame.strings.js'

export const settingsFrameIt = translate<typeof settingsFrameStrings>('settingsFrame', {
  settings: 'Impostazioni',
  page: (label) => `Impostazioni: ${label}`,
})
