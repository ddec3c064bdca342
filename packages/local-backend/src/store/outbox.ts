import { insertSql, type Prepare } from './database.ts'

/** The kind of a mail, named after GoTrue's templates. */
export type MailKind =
  | 'confirmation'
  | 'email_change'
  | 'invite'
  | 'magic_link'
  | 'reauthentication'
  | 'recovery'

/** A row of `outbox`: a mail that is stored and never sent. */
export interface Mail {
  readonly id: string
  readonly recipient: string
  readonly kind: MailKind
  readonly subject: string
  /** The link; null for mails with a code only. */
  readonly link: string | null
  /** Six digits. */
  readonly code: string
  readonly created_at: string
}

const columns = [
  'id',
  'recipient',
  'kind',
  'subject',
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
    'SELECT count(*) AS count FROM outbox WHERE created_at > :since AND created_at <= :until',
  )
  const insert = prepare(insertSql('outbox', columns))
  const remove = prepare('DELETE FROM outbox WHERE id = :id')
  const removeTo = prepare('DELETE FROM outbox WHERE recipient = :recipient')
  const removeOld = prepare('DELETE FROM outbox WHERE created_at < :before')

  return {
    newest: (limit: number) => newest.all({ limit }),
    /** Expects the address in lower case. */
    newestTo: (recipient: string, limit: number) => newestTo.all({ recipient, limit }),
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
