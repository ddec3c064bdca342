import { translate } from '../../i18n/index.js'
import type { newPasswordPageStrings } from './NewPasswordPage.strings.js'

export const newPasswordPageIt = translate<typeof newPasswordPageStrings>('newPasswordPage', {
  title: 'Scegli una nuova password',
  account: 'Per',
  devices: 'Qui la sessione resta aperta; su tutti gli altri dispositivi viene chiusa.',
  password: 'Nuova password',
  confirm: 'Conferma nuova password',
  submit: 'Salva la nuova password',
  submitting: 'Salvataggio in corso...',
  cancel: 'Annulla',
  cancelHint: 'Se annulli, esci dall’account.',
  done: 'Password cambiata!',
  doneNext: 'La sessione è chiusa su tutti gli altri dispositivi.',
  failed: 'Password non cambiata',
})
