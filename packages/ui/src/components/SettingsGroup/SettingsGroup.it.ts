import { settingsGroupStrings } from './SettingsGroup.strings.js'

export const settingsGroupIt = settingsGroupStrings.translate({
  save: 'Salva',
  saving: 'Salvataggio in corso...',
  unsaved: 'Modifiche non salvate',
  saved: 'Modifiche salvate',
  notSaved: 'Salvataggio non riuscito.',
})
