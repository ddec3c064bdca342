import { defineStrings } from '../../i18n/index.js'

export const settingsGroupStrings = defineStrings('settingsGroup', {
  save: 'Save',
  saving: 'Saving...',
  unsaved: 'Unsaved changes',
  saved: 'Saved',
  notSaved: 'Not saved.',
})
