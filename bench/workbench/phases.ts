import type { Page } from 'playwright'
import { workerMemory } from './heap.ts'
import { longestTask } from './longestTask.ts'
import { between, readThreads, type CpuTimes } from './threads.ts'
import type { Visit } from './visit.ts'

/** Cost of one step of the member. */
export interface Phase extends CpuTimes {
  /** From the press to what the owner waits for, in ms. */
  readonly seen: number
  /** The CPU time of the longest task of the main thread, in ms. */
  readonly longest: number
}

export interface Phases {
  readonly open: Phase
  readonly option: Phase
  readonly scroll: Phase
  readonly apply: Phase
  readonly download: Phase
  /** Memory of the worker with the file open, a preview and a job, in bytes. */
  readonly memory: number
}

/** Quiet time after which a step counts as done, in ms. */
const quiet = 400

/** Waits until a page has done what followed from a step. */
export async function settle(process: number): Promise<void> {
  const ran = () => {
    const { main, workers } = readThreads(process)
    return main + workers
  }
  for (let before = ran(); ;) {
    await new Promise((resolve) => setTimeout(resolve, quiet))
    const after = ran()
    // Watching costs a little, too.
    if (after - before < quiet / 40) return
    before = after
  }
}

async function phase({ browser, page, process }: Visit, act: () => Promise<void>): Promise<Phase> {
  await settle(process)
  let seen = 0
  const before = readThreads(process)
  let after = before
  const longest = await longestTask(browser, page, process, async () => {
    const start = performance.now()
    await act()
    seen = performance.now() - start
    await settle(process)
    after = readThreads(process)
  })
  return { ...between(before, after), seen, longest }
}

/** Selector of the element that appears. */
export interface Sight {
  readonly selector: string
  /** Beginning of its text. @default any text but the one it has before */
  readonly text?: string
}

/** Acts and waits for what it shows, from within the page: looking from outside takes its time. */
async function until(page: Page, sight: Sight, act: () => Promise<void>): Promise<void> {
  const seen = page.evaluate(({ selector, text }) => {
    const read = () =>
      Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent ?? '')
    const [before] = read()
    const isShown = () =>
      text === undefined ? read()[0] !== before : read().some((each) => each.startsWith(text))
    return new Promise<void>((resolve) => {
      const watch = new MutationObserver(() => {
        if (!isShown()) return
        watch.disconnect()
        resolve()
      })
      watch.observe(document.body, { childList: true, subtree: true, characterData: true })
    })
  }, sight)
  await act()
  await seen
}

/** Scrolls through the list of changes from its first row to its last, a screen per frame. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async (steps) => {
    const scroller = document.querySelector('[role=treegrid]')
    if (!scroller) throw new Error('There is no list of changes.')
    for (let step = 0; step <= steps; step += 1) {
      scroller.scrollTop = ((scroller.scrollHeight - scroller.clientHeight) * step) / steps
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  }, 120)
}

/** Does what an owner does with a file, from dropping to downloading it. */
export async function measurePhases(visit: Visit): Promise<Phases> {
  const { page, file, devtools } = visit
  const variant = { selector: '[role=treegrid] [role=row][aria-rowindex="3"]' }
  const open = await phase(visit, () =>
    until(page, variant, () =>
      file.evaluate((dataTransfer) => {
        const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
        document.querySelector('main')?.dispatchEvent(drop)
      }),
    ),
  )
  const percent = page.getByRole('textbox', { name: 'Increase over price' })
  const option = await phase(visit, () => until(page, variant, () => percent.fill('35')))
  const scroll = await phase(visit, () => scrollThrough(page))
  await page.getByRole('button', { name: /^Apply [\d,]+ changes$/ }).click()
  const all = page.getByRole('dialog').getByRole('button', { name: 'Apply all' })
  const result = { selector: 'main h3', text: 'Applied' }
  const apply = await phase(visit, () => until(page, result, () => all.click()))
  const memory = await workerMemory(devtools)
  await page.getByRole('button', { name: 'Download', exact: true }).first().click()
  const save = page.getByRole('dialog').getByRole('button', { name: /^Download/ })
  await save.waitFor()
  const download = await phase(visit, async () => {
    const started = page.waitForEvent('download')
    await save.click()
    await started
  })
  return { open, option, scroll, apply, download, memory }
}
