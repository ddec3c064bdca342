'use client'
import { useState, useSyncExternalStore } from 'react'

function modalsOnPage(): readonly Element[] {
  return [...document.querySelectorAll('dialog:modal')]
}

/** Observes modal dialogs open and close, and tracks their order. */
function watchModals() {
  let inOrder: readonly Element[] = []

  return {
    top: () => inOrder.at(-1),
    subscribe: (onChange: () => void) => {
      inOrder = modalsOnPage()
      const watch = new MutationObserver((records) => {
        const touched = new Set<Node>(records.map((record) => record.target))
        const now = modalsOnPage()
        inOrder = [
          ...inOrder.filter((modal) => now.includes(modal) && !touched.has(modal)),
          ...now.filter((modal) => touched.has(modal)),
        ]
        onChange()
      })
      watch.observe(document, { subtree: true, attributeFilter: ['open'] })
      return () => watch.disconnect()
    },
  }
}

const noneOnServer = () => undefined

/**
 * Returns the modal dialog that was opened last, by any component. Everything outside it is inert,
 * so anything that must stay reachable has to be rendered into it.
 */
export function useTopModal(): Element | undefined {
  const [modals] = useState(watchModals)
  return useSyncExternalStore(modals.subscribe, modals.top, noneOnServer)
}
