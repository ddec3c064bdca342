/** Changes the address of the test page, with a state in its history entry. */
export function visit(search: string): void {
  window.history.replaceState({ kept: true }, '', `/page${search}`)
}

/** The address of the test page without its origin. */
export function address(): string {
  return window.location.pathname + window.location.search + window.location.hash
}

/** Waits until every task that is due has run. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0)
  })
}

/** Does something to the storage as another tab of the same site would. */
export async function inAnotherTab(act: (storage: Storage) => void): Promise<void> {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  const { contentWindow } = frame
  if (!contentWindow) throw new Error('The frame has no window.')
  act(contentWindow.localStorage)
  await nextTask()
  frame.remove()
}
