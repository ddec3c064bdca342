import type { Mail } from '../store/outbox.ts'

/** Prints a mail with its link in the terminal. */
export function printMail({ recipient, subject, link, code }: Mail): void {
  console.info(`Mail to ${recipient}: ${subject}. ${link ?? `Code ${code}`}`)
}
