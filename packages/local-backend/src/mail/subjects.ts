import type { TokenMailKind } from '../store/outbox.ts'
import type { MailLanguage } from './language.ts'

/** The subjects of mails with a link or a code. */
export const subjects: Record<MailLanguage, Record<TokenMailKind, string>> = {
  en: {
    confirmation: 'Confirm your email address',
    email_change: 'Confirm the change of your email address',
    invite: 'You have been invited',
    magic_link: 'Your link to sign in',
    reauthentication: 'Your code',
    recovery: 'Choose a new password',
  },
  it: {
    confirmation: 'Conferma il tuo indirizzo email',
    email_change: 'Conferma il cambio del tuo indirizzo email',
    invite: 'Hai ricevuto un invito',
    magic_link: 'Il tuo link per accedere',
    reauthentication: 'Il tuo codice',
    recovery: 'Scegli una nuova password',
  },
}
