import { defineStrings } from '../../i18n/index.js'

export const newPasswordPageStrings = defineStrings('newPasswordPage', {
  title: 'Choose a new password',
  account: 'For',
  devices: 'You will stay signed in here; all other devices are signed out.',
  password: 'New password',
  confirm: 'Confirm new password',
  submit: 'Save new password',
  submitting: 'Saving...',
  cancel: 'Cancel',
  cancelHint: 'Cancelling signs you out.',
  done: 'Password Changed!',
  doneNext: 'All other devices are signed out.',
  failed: 'Password not changed',
})
