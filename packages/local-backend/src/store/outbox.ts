import { insertSql, type Prepare } from './database.ts'

/** The kind of a mail with a link or a code, named after GoTrue's templates. */
export type TokenMailKind =
  | 'confirmation'
  | 'email_change'
  | 'invite'
  | 'magic_link'
  | 'reauthentication'
  | 'recovery'

/** The kind of a mail that tells what happened; the last three are ours. */
export type NoticeKind =
  | 'email_changed_notification'
  | 'mfa_factor_enrolled_notification'
  | 'mfa_factor_unenrolled_notification'
  | 'password_changed_notification'
  | 'new_device_notification'
  | 'recovery_code_used_notification'
  | 'recovery_codes_created_notification'

export type MailKind = TokenMailKind | NoticeKind

/** A row of `outbox`: a mail that is stored and never sent. */
export interface Mail {
  readonly id: string
  readonly recipient: string
  readonly kind: MailKind
  readonly subject: string
  /** The text of a notice; null for mails with a code. */
  readonly body: string | null
  /** The link; null for notices and for mails with a code only. */
  readonly link: string | null
  /** Six digits; empty for notices. */
  readonly code: string
  readonly created_at: string
}

const columns = [
  'id',
  'recipient',
  'kind',
  'subject',
  'body',
  'link',
  'code',
  'created_at',
] as const satisfies (keyof Mail)[]

/** The store of mails, newest first. */
export function outboxIn(prepare: Prepare) {
  const select = `SELECT ${columns.join(', ')} FROM outbox`
  const newestFirst = 'ORDER BY created_at DESC, rowid DESC LIMIT :limit'
  const newest = prepare<Mail>(`${select} ${newestFirst}`)
  const newestTo = prepare<Mail>(`${select} WHERE recipient = :recipient ${newestFirst}`)
  const countBetween = prepare<{ count: number }>(
    `SELECT count(*) AS count FROM outbox
    WHERE created_at > :since AND created_at <= :until AND code <> ''`,
  )
  const insert = prepare(insertSql('outbox', columns))
  const remove = prepare('DELETE FROM outbox WHERE id = :id')
  const removeTo = prepare('DELETE FROM outbox WHERE recipient = :recipient')
  const removeOld = prepare('DELETE FROM outbox WHERE created_at < :before')

  return {
    newest: (limit: number) => newest.all({ limit }),
    /** Expects the address in lower case. */
    newestTo: (recipient: string, limit: number) => newestTo.all({ recipient, limit }),
    /** Counts the mails with a code within a time. */
    countBetween: (since: string, until: string) => countBetween.get({ since, until })?.count ?? 0,
    insert(mail: Mail): Mail {
      insert.run({ ...mail })
      return mail
    },
    remove: (id: string) => remove.run({ id }),
    removeTo: (recipient: string) => removeTo.run({ recipient }),
    removeOld: (before: string) => removeOld.run({ before }),
  }
}
