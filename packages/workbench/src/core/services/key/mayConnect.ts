import { letsConnect } from './letsConnect.ts'

const answers = new Map<string, Promise<boolean>>()

/**
 * Whether the host of the app sends a worker with headers that let it connect to other hosts.
 *
 * @param url the address of the worker
 */
export function mayConnect(url: string): Promise<boolean> {
  const known = answers.get(url)
  if (known) return known
  const asked = fetch(url).then(
    ({ headers }) => letsConnect(headers.get('Content-Security-Policy')),
    () => {
      answers.delete(url)
      // Offline nobody knows; whether it connects is seen later.
      return true
    },
  )
  answers.set(url, asked)
  return asked
}
