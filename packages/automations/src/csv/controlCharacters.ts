/**
 * Characters that a store does not take and XML forbids: control characters other than tab and line
 * ends, a byte order mark inside of a text, and code points that are no characters.
 */
// oxlint-disable-next-line no-control-regex -- They are what is looked for.
const forbidden = /[\u0000-\u0008\u000E-\u001F\u007F\uFEFF\uFFFE\uFFFF]/gu

/** Vertical tabs and form feeds, which word processors write where a line or a page ends. */
// oxlint-disable-next-line no-control-regex -- They are what is looked for.
const breaks = /[\u000B\u000C]/gu

/** Whether a byte is that of a control character other than a tab and a line end. */
export function isControl(byte: number): boolean {
  return byte < 0x20 ? byte !== 0x09 && byte !== 0x0a && byte !== 0x0d : byte === 0x7f
}

/**
 * Removes what no text of a store can have: control characters, and halves of characters. Where a line
 * or a page ended, a space keeps words apart.
 *
 * @returns the same text where it has none of them
 */
export function withoutControls(text: string): string {
  const whole = text.isWellFormed() ? text : text.toWellFormed().replaceAll('\uFFFD', '')
  return whole.replaceAll(breaks, ' ').replaceAll(forbidden, '')
}
