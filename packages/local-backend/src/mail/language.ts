import type { User } from '../store/users.ts'

/** The languages of mails. */
export type MailLanguage = 'en' | 'it'

/** Returns the language of an account: that of its metadata, else English. */
export function languageOf({ raw_user_meta_data: { language } }: User): MailLanguage {
  return language === 'it' ? 'it' : 'en'
}
