import { useEffect, useState, type ComponentType } from 'react'
import { hydratedEvent } from '../boot/hydrated.ts'
import { connection } from '../wiring/connection.ts'

/** Shows toasts. Its code is loaded once the page can be used; what is told before waits for it. */
export function Toasts() {
  const [parts, setParts] = useState<{ readonly Toaster: ComponentType }>()

  useEffect(() => {
    const load = () => void import('../wiring/toaster.ts').then(setParts, () => {})
    const isHydrating = document.querySelector('#root[data-prerendered]') !== null
    if (isHydrating) addEventListener(hydratedEvent, load)
    else load()
    // A file that did not load is asked for again when the network is back.
    const unsubscribe = connection.subscribe(load)
    return () => {
      removeEventListener(hydratedEvent, load)
      unsubscribe()
    }
  }, [])

  return parts ? <parts.Toaster /> : null
}
