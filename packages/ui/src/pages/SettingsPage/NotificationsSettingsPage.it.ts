import { notificationsSettingsPageStrings } from './NotificationsSettingsPage.strings.js'

export const notificationsSettingsPageIt = notificationsSettingsPageStrings.translate({
  email: 'Via email',
  emailHint: 'All’indirizzo del tuo account.',
  jobs: 'Processi',
  jobDone: 'Un processo è terminato',
  jobDoneHint: 'Un’email per ogni processo arrivato alla fine.',
  jobFailed: 'Un processo non è riuscito',
  jobFailedHint: 'Con ciò che è andato storto e dove guardare.',
  billing: 'Utilizzo e fatturazione',
  usageAlert: 'È stata raggiunta la soglia di utilizzo',
  usageAlertHint: 'La percentuale si imposta in Utilizzo e quote.',
  renewal: 'Il piano sta per rinnovarsi',
  renewalHint: 'Prima dell’addebito del mese successivo.',
  updates: 'Novità',
  weekly: 'Riepilogo settimanale',
  weeklyHint: 'Ciò che hanno fatto le automazioni durante la settimana.',
  news: 'Nuove automazioni',
  newsHint: 'Quando ce n’è una nuova da provare.',
})
