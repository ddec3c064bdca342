import { hydratedEvent } from './hydrated.ts'

const types = ['click', 'submit', 'keydown'] as const

/**
 * Queues clicks on buttons, sent forms and shortcuts until hydration, then replays them.
 *
 * @param onQueued called with each, so that the app is loaded
 */
export function queueUntilHydrated(onQueued: () => void): void {
  const replays: (() => void)[] = []

  function queue(event: Event) {
    const replay = replayOf(event)
    if (!replay) return
    event.preventDefault()
    event.stopImmediatePropagation()
    replays.push(replay)
    onQueued()
  }

  for (const type of types) addEventListener(type, queue, true)
  addEventListener(hydratedEvent, () => {
    for (const type of types) removeEventListener(type, queue, true)
    for (const replay of replays) replay()
  })
}

/** Links and typing need no app. */
function replayOf(event: Event): (() => void) | undefined {
  const { target, type } = event
  if (event instanceof KeyboardEvent) {
    const isShortcut = (event.ctrlKey || event.metaKey) && /^[k/]$/i.test(event.key)
    return isShortcut ? () => target?.dispatchEvent(new KeyboardEvent(type, event)) : undefined
  }
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
    return () => target.requestSubmit(event.submitter)
  }
  const button = target instanceof Element ? target.closest('button') : null
  return button?.type === 'button' ? () => button.click() : undefined
}
