import { translate } from '../../i18n/index.js'
import type { settingsGroupStrings } from './SettingsGroup.strings.js'

export const settingsGroupIt = translate<typeof settingsGroupStrings>('settingsGroup', {
  save: 'Salva',
  saving: 'Salvataggio in corso...',
  unsaved: 'Modifiche non salvate',
  saved: 'Modifiche salvate',
  notSaved: 'Salvataggio non riuscito.',
})
