import { settingsGroupStrings } from './SettingsGroup.strings.js'

export const settingsGroupIt = settingsGroupStrings.translate({ save: 'Salva' })
