import { defineStrings } from '../../i18n/index.js'

export const settingsFrameStrings = defineStrings('settingsFrame', {
  settings: 'Settings',
  page: (label: string) => `Settings page: ${label}`,
})
