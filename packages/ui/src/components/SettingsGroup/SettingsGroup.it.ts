import { translate } from '../../i18n/index.js'
import type { settingsGroupStrings } from './SettingsGroup.strings.js'

export const settingsGroupIt = translate<typeof settingsGroupStrings>('settingsGroup', {
  save: 'Salva',
})
