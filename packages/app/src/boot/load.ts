import { untilStaying, watchLeaving } from '../wiring/leaving.ts'

let isLoading = false

/**
 * Loads the app. Further calls do nothing.
 *
 * @param script the inline script, with the URLs of the files in `data-entry` and `data-chunks`
 * @param onFailure called for each file that fails to load, unless the page is being left
 */
export function loadApp({ dataset }: HTMLScriptElement, onFailure: () => void): void {
  if (isLoading) return
  isLoading = true
  watchLeaving()
  for (const file of [dataset.entry, ...(dataset.chunks?.split(' ') ?? [])]) {
    import(/* @vite-ignore */ file!).catch(() => untilStaying().then(onFailure))
  }
}
