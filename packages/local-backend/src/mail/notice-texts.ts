import type { NoticeKind } from '../store/outbox.ts'
import type { MailLanguage } from './language.ts'

/** The facts of a notice. */
export interface NoticeFacts {
  /** Address of the account, before a change. */
  readonly email: string
  /** Origin of the app. */
  readonly site: string
  /** The new address, after a change. */
  readonly newEmail?: string
  /** The device of a sign-in, in the language of the mail. */
  readonly device?: string
  /** Unused recovery codes. */
  readonly left?: number
}

/** The subject and the text of a notice. */
export interface NoticeText {
  readonly subject: string
  readonly body: string
}

type Texts = Record<NoticeKind, (facts: NoticeFacts) => NoticeText>

const en: Texts = {
  password_changed_notification: ({ email, site }) => ({
    subject: 'Your password was changed',
    body: `The password of your account ${email} was changed, and other devices were signed out. If it was not you, ask for a new password at ${site} now.`,
  }),
  email_changed_notification: ({ email, newEmail, site }) => ({
    subject: 'Your email address was changed',
    body: `The address of your account was changed from ${email} to ${newEmail}. If it was not you, write to the support of ${site} now: mails of the account go to the new address.`,
  }),
  mfa_factor_enrolled_notification: ({ email, site }) => ({
    subject: 'A new verification method was added to your account',
    body: `Your account ${email} now accepts the codes of another authenticator app. If it was not you, change your password at ${site}, and remove the app there, under Account and Security.`,
  }),
  mfa_factor_unenrolled_notification: ({ email, site }) => ({
    subject: 'A verification method was removed from your account',
    body: `An authenticator app was removed from your account ${email}. If it was not you, change your password at ${site}, and add the app again there, under Account and Security.`,
  }),
  recovery_codes_created_notification: ({ email, site }) => ({
    subject: 'New recovery codes for your account',
    body: `Ten new recovery codes were made for your account ${email}, and the old ones no longer work. If it was not you, change your password at ${site}, and make new codes there, under Account and Security.`,
  }),
  recovery_code_used_notification: ({ email, left, site }) => ({
    subject: 'A recovery code was used',
    body: `Your account ${email} was signed in to with a recovery code. Unused codes: ${left}. If it was not you, change your password at ${site}, and make new codes there, under Account and Security.`,
  }),
  new_device_notification: ({ email, device, site }) => ({
    subject: 'Your account was signed in to from a new device',
    body: `Your account ${email} was signed in to from a new device: ${device}. If it was not you, change your password at ${site}: it signs out all other devices.`,
  }),
}

const it: Texts = {
  password_changed_notification: ({ email, site }) => ({
    subject: 'La tua password è stata cambiata',
    body: `La password del tuo account ${email} è stata cambiata e gli altri dispositivi sono stati disconnessi. Se non sei stato tu, richiedi subito una nuova password su ${site}.`,
  }),
  email_changed_notification: ({ email, newEmail, site }) => ({
    subject: 'Il tuo indirizzo email è stato cambiato',
    body: `L’indirizzo del tuo account è stato cambiato da ${email} a ${newEmail}. Se non sei stato tu, scrivi subito all’assistenza di ${site}: le email dell’account arrivano al nuovo indirizzo.`,
  }),
  mfa_factor_enrolled_notification: ({ email, site }) => ({
    subject: 'Un nuovo metodo di verifica è stato aggiunto al tuo account',
    body: `Il tuo account ${email} ora accetta i codici di un’altra app di autenticazione. Se non sei stato tu, cambia la password su ${site} e rimuovi lì l’app, in Account e Sicurezza.`,
  }),
  mfa_factor_unenrolled_notification: ({ email, site }) => ({
    subject: 'Un metodo di verifica è stato rimosso dal tuo account',
    body: `Un’app di autenticazione è stata rimossa dal tuo account ${email}. Se non sei stato tu, cambia la password su ${site} e aggiungi di nuovo lì l’app, in Account e Sicurezza.`,
  }),
  recovery_codes_created_notification: ({ email, site }) => ({
    subject: 'Nuovi codici di recupero per il tuo account',
    body: `Per il tuo account ${email} sono stati creati dieci nuovi codici di recupero e quelli vecchi non valgono più. Se non sei stato tu, cambia la password su ${site} e crea lì nuovi codici, in Account e Sicurezza.`,
  }),
  recovery_code_used_notification: ({ email, left, site }) => ({
    subject: 'È stato usato un codice di recupero',
    body: `Qualcuno è entrato nel tuo account ${email} con un codice di recupero. Codici non usati: ${left}. Se non sei stato tu, cambia la password su ${site} e crea lì nuovi codici, in Account e Sicurezza.`,
  }),
  new_device_notification: ({ email, device, site }) => ({
    subject: 'Accesso al tuo account da un nuovo dispositivo',
    body: `Qualcuno è entrato nel tuo account ${email} da un nuovo dispositivo: ${device}. Se non sei stato tu, cambia la password su ${site}: così tutti gli altri dispositivi vengono disconnessi.`,
  }),
}

const texts: Record<MailLanguage, Texts> = { en, it }

/** Writes a notice. */
export function noticeText(
  kind: NoticeKind,
  language: MailLanguage,
  facts: NoticeFacts,
): NoticeText {
  return texts[language][kind](facts)
}
