/** Changes the URL of the test page, with a state in its history entry. */
export function visit(search: string): void {
  window.history.replaceState({ kept: true }, '', `/page${search}`)
}

/** The URL of the test page without its origin. */
export function address(): string {
  return window.location.pathname + window.location.search + window.location.hash
}

/** Waits for the next task. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0)
  })
}

/** Changes the storage like another tab of the same site. */
export async function inAnotherTab(act: (storage: Storage) => void): Promise<void> {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  const { contentWindow } = frame
  if (!contentWindow) throw new Error('The frame has no window.')
  act(contentWindow.localStorage)
  await nextTask()
  frame.remove()
}
