/** Writes a number so that texts sort as numbers do. */
export function padded(number: number): string {
  return String(number).padStart(8, '0')
}
