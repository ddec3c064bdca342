import { hydratedEvent } from './hydrated.ts'

declare global {
  interface Window {
    /** Resolves once an event is queued. Undefined in a document that the app does not hydrate. */
    dropwattQueued?: Promise<void>
  }
}

const types = ['click', 'submit', 'keydown'] as const

/**
 * Queues button clicks, form submissions and shortcuts until hydration, then replays them. Runs in the
 * head, as what has arrived of a document can be used before the rest.
 */
export function queueUntilHydrated(): void {
  const replays: (() => void)[] = []
  let onQueued: () => void
  window.dropwattQueued = new Promise((resolve) => {
    onQueued = resolve
  })

  function queue(event: Event) {
    const { target, type } = event
    if (!needsApp(event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const Kind = event.constructor as typeof Event
    replays.push(() => target?.dispatchEvent(new Kind(type, event)))
    onQueued()
  }

  for (const type of types) addEventListener(type, queue, true)
  addEventListener(hydratedEvent, () => {
    for (const type of types) removeEventListener(type, queue, true)
    for (const replay of replays) replay()
  })
}

/** Calls back once an event is queued, or soon if one already is. The callback should load the app. */
export function onceQueued(callback: () => void): void {
  void window.dropwattQueued?.then(callback)
}

/** Returns whether an event needs the app; links and typing work without it. */
function needsApp(event: Event): boolean {
  if (event instanceof KeyboardEvent) {
    return (event.ctrlKey || event.metaKey) && /^[k/]$/i.test(event.key)
  }
  return event.type === 'submit' || (event.target as Element).closest('button')?.type === 'button'
}
