import type { Page } from 'playwright'
import { settle, type Sight } from './phases.ts'
import { between, readThreads } from './threads.ts'
import type { Visit } from './visit.ts'

/** The cost of the way from a dropped file to its copy. */
export interface ToDownload {
  /** CPU time of the main thread and the worker until nothing follows any more, in ms. */
  readonly cpu: number
  /** From the drop to the start of the download, in ms. */
  readonly seen: number
}

/** Presses something once it is there, on and drawn, from within the page: pressing from outside takes its time. */
function press(page: Page, sight: Sight): Promise<void> {
  return page.evaluate(async ({ selector, text = '' }) => {
    const find = () =>
      Array.from(document.querySelectorAll<HTMLElement>(selector)).find(
        ({ textContent, ariaDisabled }) => textContent.startsWith(text) && ariaDisabled !== 'true',
      )
    await new Promise<void>((resolve) => {
      const watch = new MutationObserver(look)
      function look() {
        if (!find()) return
        watch.disconnect()
        resolve()
      }
      const changes = { childList: true, attributes: true, characterData: true, subtree: true }
      watch.observe(document.body, changes)
      look()
    })
    await new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve))
    })
    find()?.click()
  }, sight)
}

/** Drops the file on a page, and presses what leads to a download, one after the other. */
async function measure(
  { page, process, file }: Visit,
  pressed: readonly Sight[] = [],
): Promise<ToDownload> {
  await settle(process)
  const before = readThreads(process)
  const start = performance.now()
  const started = page.waitForEvent('download').then(() => performance.now() - start)
  await file.evaluate((dataTransfer) => {
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
    ;(document.querySelector('main') ?? document.body).dispatchEvent(drop)
  })
  for (const sight of pressed) await press(page, sight)
  const seen = await started
  await settle(process)
  const { main, workers } = between(before, readThreads(process))
  return { cpu: main + workers, seen }
}

/** Measures the workbench, whose owner applies what it proposes. */
export function measureWorkbench(visit: Visit): Promise<ToDownload> {
  return measure(visit, [
    { selector: 'main button', text: 'Apply ' },
    { selector: 'dialog button', text: 'Apply all' },
    // The header has a button with this name all the time.
    { selector: 'main h3', text: 'Applied' },
    { selector: 'main button', text: 'Download' },
    { selector: 'dialog button', text: 'Download' },
  ])
}

/** Measures the page of papaparse, which downloads what it has written at once. */
export function measurePapaparse(visit: Visit): Promise<ToDownload> {
  return measure(visit)
}
