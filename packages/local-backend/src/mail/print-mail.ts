import type { Mail } from '../store/outbox.ts'

/** Prints a mail with its text or its link in the terminal. */
export function printMail({ recipient, subject, body, link, code }: Mail): void {
  console.info(`Mail to ${recipient}: ${subject}. ${body ?? link ?? `Code ${code}`}`)
}
