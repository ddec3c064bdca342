let isLoading = false

/**
 * Loads the app, once.
 *
 * @param script the inline script; `data-entry` and `data-chunks` name the files
 * @param onFailure called when one does not load
 */
export function loadApp({ dataset }: HTMLScriptElement, onFailure: () => void): void {
  if (isLoading) return
  isLoading = true
  for (const file of [dataset.entry, ...(dataset.chunks?.split(' ') ?? [])]) {
    import(/* @vite-ignore */ file!).catch(onFailure)
  }
}
