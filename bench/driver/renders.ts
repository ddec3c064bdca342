/** Components that have rendered since the last call. */
export interface Renders {
  /** Components of any kind. */
  readonly components: number
  /** Buttons in or around which something rendered. */
  readonly buttons: number
  /** Body rows in which something rendered. */
  readonly rows: number
}

declare global {
  interface Window {
    takeRenders(): Renders
  }
}

/**
 * Counts renders in a production build of React from outside: installs the hook of React's
 * developer tools and reads each commit. Runs in the page before all other scripts.
 */
export function countRenders(): void {
  /** The used part of React's fiber tree. */
  interface Fiber {
    readonly tag: number
    readonly flags: number
    readonly child: Fiber | null
    readonly sibling: Fiber | null
    readonly alternate: Fiber | null
    readonly stateNode: unknown
  }
  const didWork = 1
  const functionComponents = new Set([0, 11, 14, 15])
  const found = { components: 0, buttons: new Set<Element>(), rows: new Set<Element>() }

  function firstElement(fiber: Fiber | null): Element | undefined {
    for (let next = fiber; next; next = next.sibling) {
      const element = next.stateNode instanceof Element ? next.stateNode : firstElement(next.child)
      if (element) return element
    }
    return undefined
  }

  function note(fiber: Fiber): void {
    found.components += 1
    const element = firstElement(fiber.child)
    const button = element?.closest('button')
    const row = element?.closest('tbody > tr')
    if (button) found.buttons.add(button)
    if (row) found.rows.add(row)
  }

  function walk(fiber: Fiber | null, before: Fiber | null): void {
    for (let next = fiber; next; next = next.sibling) {
      const old = before === null ? null : next.alternate
      if (functionComponents.has(next.tag) && (next.flags & didWork) !== 0) note(next)
      // Identical children are a subtree that React skipped.
      if (old === null || next.child !== old.child) walk(next.child, old)
    }
  }

  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount() {},
      onCommitFiberRoot(_renderer: number, root: { readonly current: Fiber }) {
        const { current } = root
        if (current.child !== current.alternate?.child) walk(current.child, current.alternate)
      },
    },
    takeRenders(): Renders {
      const taken = {
        components: found.components,
        buttons: found.buttons.size,
        rows: found.rows.size,
      }
      found.components = 0
      found.buttons.clear()
      found.rows.clear()
      return taken
    },
  })
}
