/** Shows the message in the document that the app did not load. */
export function showLoadError(): void {
  document.getElementById('unfinished')?.removeAttribute('hidden')
}
