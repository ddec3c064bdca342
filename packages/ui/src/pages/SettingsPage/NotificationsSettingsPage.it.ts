import { translate } from '../../i18n/index.js'
import type { notificationsSettingsPageStrings } from './NotificationsSettingsPage.strings.js'

export const notificationsSettingsPageIt = translate<typeof notificationsSettingsPageStrings>(
  'notificationsSettingsPage',
  {
    email: 'Via email',
    emailHint: 'All’indirizzo del tuo account.',
    jobs: 'Attività',
    jobDone: 'Un’attività termina',
    jobDoneHint: 'Un’email per ogni attività terminata.',
    jobFailed: 'Un’attività non riesce',
    jobFailedHint: 'Dice che cosa è andato storto e dove guardare.',
    billing: 'Utilizzo e fatturazione',
    usageAlert: 'Raggiungi la soglia di utilizzo',
    usageAlertHint: 'Imposta la percentuale in Utilizzo e quote.',
    renewal: 'Il tuo piano sta per rinnovarsi',
    renewalHint: 'Inviata prima dell’addebito del mese successivo.',
    updates: 'Novità',
    weekly: 'Riepilogo settimanale',
    weeklyHint: 'Che cosa hanno fatto le tue automazioni durante la settimana.',
    news: 'Nuove automazioni',
    newsHint: 'Quando è disponibile una nuova automazione.',
  },
)
