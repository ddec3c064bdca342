let isLoading = false

/**
 * Loads the app. Further calls do nothing.
 *
 * @param script the inline script, with the URLs of the files in `data-entry` and `data-chunks`
 * @param onFailure called for each file that fails to load
 */
export function loadApp({ dataset }: HTMLScriptElement, onFailure: () => void): void {
  if (isLoading) return
  isLoading = true
  for (const file of [dataset.entry, ...(dataset.chunks?.split(' ') ?? [])]) {
    import(/* @vite-ignore */ file!).catch(onFailure)
  }
}
