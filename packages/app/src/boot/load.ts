let isLoading = false

/**
 * Loads the app, once.
 *
 * @param script the inline script; `data-entry` and `data-chunks` name the files
 * @param onFailure called when the entry does not load
 */
export function loadApp({ dataset }: HTMLScriptElement, onFailure: () => void): void {
  if (isLoading) return
  isLoading = true
  for (const href of dataset.chunks?.split(' ') ?? []) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  import(/* @vite-ignore */ dataset.entry ?? '').catch(onFailure)
}
