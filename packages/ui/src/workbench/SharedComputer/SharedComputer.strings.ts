import { defineStrings } from '../../i18n/index.js'

export const sharedComputerStrings = defineStrings('sharedComputer', {
  heading: 'Shared computer?',
  text: 'Files belong to the account that opened them. Other people who sign in here do not see them, but the files are not encrypted.',
  onLogout: 'Remove my files when I log out',
  removeAll: 'Remove all saved files',
  noFiles: 'There are no files to remove.',
})
