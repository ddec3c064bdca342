/**
 * Leaves room for the notice that the app shows while the browser is offline, so that nothing moves
 * when the page is hydrated.
 */
export function reserveNotice({ dataset }: HTMLElement): void {
  if (!navigator.onLine) dataset.offline = ''
}
