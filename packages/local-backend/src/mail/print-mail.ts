import type { Mail } from '../store/outbox.ts'

/** Tells in the terminal that a mail was written, with the link that it holds. */
export function printMail({ recipient, subject, link, code }: Mail): void {
  console.info(`Mail to ${recipient}: ${subject}. ${link ?? `Code ${code}`}`)
}
