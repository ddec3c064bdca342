import { hydratedEvent } from './hydrated.ts'

const types = ['click', 'submit', 'keydown'] as const

/**
 * Queues button clicks, form submissions and shortcuts until hydration, then replays them.
 *
 * @param onQueued called for each queued event; should load the app
 */
export function queueUntilHydrated(onQueued: () => void): void {
  const replays: (() => void)[] = []

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

/** Returns whether an event needs the app; links and typing work without it. */
function needsApp(event: Event): boolean {
  if (event instanceof KeyboardEvent) {
    return (event.ctrlKey || event.metaKey) && /^[k/]$/i.test(event.key)
  }
  return event.type === 'submit' || (event.target as Element).closest('button')?.type === 'button'
}
