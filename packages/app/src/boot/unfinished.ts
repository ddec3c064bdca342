/** Says that the app did not load, in the words that the document holds. */
export function sayUnfinished(): void {
  document.getElementById('unfinished')?.removeAttribute('hidden')
}
