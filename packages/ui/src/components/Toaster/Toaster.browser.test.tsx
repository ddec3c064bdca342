import { StrictMode, useState, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { LocaleProvider } from '../../i18n/index.js'
import { showNotImplemented, toast, useAction, type ToastOptions } from '../../toast/index.js'
import { catalogs } from '../../test/catalogs.js'
import { Dialog } from '../Dialog/index.js'
import { Toaster } from './index.js'

const exitTime = 200

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})

afterEach(() => {
  vi.useRealTimers()
})

const region = page.getByRole('region', { name: 'Notifications (F8)' })
const titles = () =>
  [...region.element().querySelectorAll('strong')].map((part) => part.textContent)
const card = () => region.element().firstElementChild as HTMLElement
const live = (kind: 'polite' | 'assertive') => document.querySelector(`[aria-live=${kind}]`)!
const leaving = () => region.element().querySelector('[data-leaving]') !== null

function show(beside?: ReactNode) {
  return render(
    <StrictMode>
      {beside}
      <Toaster />
    </StrictMode>,
  )
}

/** Lets pending updates reach the page. */
async function settle() {
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
}

async function showToast(options: ToastOptions) {
  const id = toast(options)
  await settle()
  expect(titles()).toEqual([options.title])
  return id
}

async function advance(ms: number) {
  await settle()
  await vi.advanceTimersByTimeAsync(ms)
  await settle()
}

describe('time', () => {
  test('[428, 429] quality 31: it is visible at 4999 ms and closes at 5000', async () => {
    await show()
    await showToast({ title: 'Saved' })
    await advance(4999)
    expect(titles()).toEqual(['Saved'])
    expect(leaving()).toBe(false)
    await advance(1)
    expect(leaving()).toBe(true)
    await advance(exitTime)
    expect(titles()).toEqual([])
  })

  test('[426] quality 31: it stays for the given duration', async () => {
    await show()
    await showToast({ title: 'Short', duration: 1000 })
    await advance(1000)
    await advance(exitTime)
    expect(titles()).toEqual([])
    toast({ title: 'No time', duration: 0 })
    await advance(0)
    await advance(exitTime)
    expect(titles()).toEqual([])
  })

  test.each([Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER])(
    '[430] %d ms is forever',
    async (ms) => {
      await show()
      await showToast({ title: 'Offline', duration: ms })
      await advance(2 ** 31)
      expect(titles()).toEqual(['Offline'])
    },
  )

  test('[(427), 437] quality 31: a new one at 3 s starts its own 5 s', async () => {
    await show()
    await showToast({ title: 'First' })
    await advance(3000)
    await showToast({ title: 'Second' })
    await advance(4999)
    expect(titles()).toEqual(['Second'])
    await advance(1)
    await advance(exitTime)
    expect(titles()).toEqual([])
  })

  test('[(437)] one with the same id restarts the timer too', async () => {
    await show()
    await showToast({ title: 'Saving...', id: 'save' })
    await advance(3000)
    await showToast({ title: 'Saved', id: 'save' })
    await advance(4999)
    expect(titles()).toEqual(['Saved'])
    await advance(1)
    await advance(exitTime)
    expect(titles()).toEqual([])
  })

  test('[427] quality 31: 200 at once leave one card and one timer', async () => {
    await show()
    for (let nth = 1; nth <= 200; nth += 1) toast({ title: `Toast ${nth}` })
    await expect.poll(titles).toEqual(['Toast 200'])
    await advance(2000)
    expect(vi.getTimerCount()).toBe(1)
    await advance(3000)
    await advance(exitTime)
    expect(titles()).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })
})

/** Hovers the edge of the region with a synthetic event; a real pointer would take time. */
function hoverEdge(type: 'pointerover' | 'pointerout') {
  const at = { bubbles: true, relatedTarget: document.body }
  region.element().dispatchEvent(new PointerEvent(type, at))
}

describe('the timer pauses', () => {
  const pauses = {
    'while it is hovered': [() => hoverEdge('pointerover'), () => hoverEdge('pointerout')],
    'while focus is inside': [
      () => userEvent.keyboard('{F8}'),
      () => (document.activeElement as HTMLElement).blur(),
    ],
    'while the window is blurred': [
      () => window.dispatchEvent(new Event('blur')),
      () => window.dispatchEvent(new Event('focus')),
    ],
    'while the window is hidden': [() => setHidden(true), () => setHidden(false)],
  } as const

  test.each(Object.entries(pauses))(
    '[436] a11y 24: %s, and resumes with the remaining time',
    async (_name, [begin, end]) => {
      await show()
      await showToast({ title: 'Saved' })
      await advance(2000)
      await begin()
      await advance(60_000)
      expect(leaving()).toBe(false)
      end()
      await advance(2999)
      expect(leaving()).toBe(false)
      await advance(1)
      await advance(exitTime)
      expect(titles()).toEqual([])
    },
  )

  test('[(436)] and restarts for the next toast', async () => {
    await show()
    await showToast({ title: 'First' })
    await userEvent.click(region.getByRole('button', { name: 'Close' }))
    await advance(exitTime)
    expect(titles()).toEqual([])
    await userEvent.unhover(region.element().parentElement!)
    await showToast({ title: 'Second' })
    await advance(5000)
    await advance(exitTime)
    expect(titles()).toEqual([])
  })
})

function setHidden(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('closing', () => {
  test('[(426), (437)] by its id closes it and no other', async () => {
    await show()
    const first = await showToast({ title: 'First' })
    await showToast({ title: 'Second' })
    toast.dismiss(first)
    await advance(exitTime)
    expect(titles()).toEqual(['Second'])
    toast.dismiss()
    await advance(exitTime)
    expect(titles()).toEqual([])
  })

  test('[431, 435] a11y 22, 25: closing it after F8 returns focus', async () => {
    const screen = await show(<button type="button">Save</button>)
    const save = screen.getByRole('button', { name: 'Save' })
    save.element().focus()
    await showToast({ title: 'Saved' })
    await userEvent.keyboard('{F8}')
    await expect.element(region).toHaveFocus()
    await userEvent.tab()
    await expect.element(region.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(save).toHaveFocus()
    await advance(exitTime)
    expect(titles()).toEqual([])
  })

  test('Escape closes only the toast', async () => {
    const heard = vi.fn<() => void>()
    document.body.addEventListener('keydown', heard)
    await show()
    await showToast({ title: 'Saved' })
    await userEvent.keyboard('{F8}')
    heard.mockClear()
    await userEvent.keyboard('{Escape}')
    await advance(exitTime)
    expect(titles()).toEqual([])
    expect(heard).not.toHaveBeenCalled()
    document.body.removeEventListener('keydown', heard)
  })

  test('[(435)] a11y 22: F8 without a toast does not move focus', async () => {
    const screen = await show(<button type="button">Save</button>)
    const save = screen.getByRole('button', { name: 'Save' })
    save.element().focus()
    await userEvent.keyboard('{F8}')
    await expect.element(save).toHaveFocus()
  })

  test('a toast that replaces another keeps focus on Close', async () => {
    await show()
    await showToast({ title: 'First' })
    await userEvent.keyboard('{F8}')
    await userEvent.tab()
    await showToast({ title: 'Second', variant: 'destructive' })
    await expect.element(region.getByRole('button', { name: 'Close' })).toHaveFocus()
  })
})

function pointer(type: string, clientX: number, clientY: number) {
  const title = region.element().querySelector('strong')!
  title.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientX, clientY }))
  return settle()
}

async function swipe(x: number, y: number, last = 'pointerup') {
  await pointer('pointerdown', 100, 100)
  await pointer('pointermove', 100 + x / 2, 100 + y / 2)
  await pointer('pointermove', 100 + x, 100 + y)
  await pointer(last, 100 + x, 100 + y)
  await advance(exitTime)
}

describe('content', () => {
  test('[426] a title and a description, with a unique id', async () => {
    await show()
    const first = await showToast({ title: 'Saved', description: 'Your plan is up to date.' })
    await expect.element(region.getByText('Your plan is up to date.')).toBeVisible()
    const second = await showToast({ title: 'Sent', id: 'invite' })
    expect(second).toBe('invite')
    expect(first).not.toBe(second)
    expect(region.element().querySelector('p')).toBeNull()
  })

  test.each(['Sign-up Failed', 'Login Failed', 'Failed to connect with google'])(
    '[439] %s has the destructive border and icon',
    async (title) => {
      await show()
      await showToast({ title: 'Saved' })
      const quiet = getComputedStyle(card())
      const { borderTopColor, color } = quiet
      await showToast({ title, description: 'Invalid login credentials', variant: 'destructive' })
      expect(card().dataset.variant).toBe('destructive')
      expect(getComputedStyle(card()).borderTopColor).not.toBe(borderTopColor)
      expect(getComputedStyle(card().querySelector('svg')!).color).not.toBe(color)
    },
  )

  test('[440] messages of a provider are rendered as text', async () => {
    const message = '<img src=x onerror=alert(1)><b>no</b>'
    await show()
    await showToast({ title: message, description: message, variant: 'destructive' })
    await advance(60)
    expect(titles()).toEqual([message])
    expect(document.querySelector('img, b')).toBeNull()
    expect(live('assertive').textContent).toContain(message)
  })

  test('a11y 26: fits completely between gutters of 16 px on a screen of 320', async () => {
    await page.viewport(320, 640)
    await show()
    await showToast({
      title: 'Failed to connect with google',
      description: 'redirect_uri_'.repeat(20),
    })
    const { left, right } = card().getBoundingClientRect()
    expect([left, innerWidth - right]).toEqual([16, 16])
    expect(card().scrollWidth).toBe(card().clientWidth)
    await page.viewport(1280, 800)
  })
})

function Asked({ onAnswer }: { onAnswer?: () => void }) {
  const [open, setOpen] = useState(true)
  return (
    <Dialog
      open={open}
      heading="Remove the key"
      onOpenChange={(isOpen) => {
        setOpen(isOpen)
        onAnswer?.()
      }}
    >
      <button type="button" onClick={() => toast({ title: 'Removed' })}>
        Remove
      </button>
    </Dialog>
  )
}

describe('over a modal dialog', () => {
  const dialog = page.getByRole('dialog', { name: 'Remove the key' })

  test('a toast shown in it is visible, reachable and announced', async () => {
    await show(<Asked />)
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    await expect.poll(titles).toEqual(['Removed'])
    const { left, top } = card().getBoundingClientRect()
    expect(region.element().contains(document.elementFromPoint(left + 20, top + 20))).toBe(true)
    await advance(60)
    expect(live('polite').closest('dialog')).toBe(dialog.element())
    expect(live('polite').textContent).toContain('Removed')
    await userEvent.click(region.getByRole('button', { name: 'Close' }))
    await advance(exitTime)
    expect(titles()).toEqual([])
    await expect.element(dialog).toBeVisible()
  })

  test('F8 reaches it, and Escape closes it before the dialog', async () => {
    const onAnswer = vi.fn<() => void>()
    await show(<Asked onAnswer={onAnswer} />)
    const remove = dialog.getByRole('button', { name: 'Remove' })
    await userEvent.click(remove)
    await expect.poll(titles).toEqual(['Removed'])
    await userEvent.keyboard('{F8}')
    await expect.element(region).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(remove).toHaveFocus()
    await advance(exitTime)
    expect(titles()).toEqual([])
    expect(onAnswer).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(onAnswer).toHaveBeenCalledOnce()
  })

  test('it outlives the dialog with its remaining time, and is not announced again', async () => {
    await show(<Asked />)
    await showToast({ title: 'Removed' })
    await advance(2000)
    const read: string[] = []
    const listen = new MutationObserver(() => read.push(live('polite').textContent ?? ''))
    listen.observe(document.body, { subtree: true, childList: true, characterData: true })
    dialog.element().querySelector('button')?.click()
    await settle()
    expect(titles()).toEqual(['Removed'])
    expect(region.element().closest('dialog')).toBeNull()
    await advance(2999)
    expect(leaving()).toBe(false)
    await advance(1)
    await advance(exitTime)
    expect(titles()).toEqual([])
    listen.disconnect()
    expect(read.join('')).toBe('')
  })

  test('a visible toast moves into each dialog that opens over it', async () => {
    const screen = await show()
    await showToast({ title: 'Offline', duration: Number.POSITIVE_INFINITY })
    const first = document.createElement('dialog')
    const second = document.createElement('dialog')
    screen.container.append(second, first)
    first.showModal()
    await settle()
    expect(region.element().closest('dialog')).toBe(first)
    second.showModal()
    await settle()
    expect(region.element().closest('dialog')).toBe(second)
    second.close()
    await settle()
    expect(region.element().closest('dialog')).toBe(first)
    first.close()
    await settle()
    expect(titles()).toEqual(['Offline'])
    expect(region.element().closest('dialog')).toBeNull()
  })
})

describe('swiping', () => {
  test.each([
    ['[432]', 'right by 50 px', 'ltr', 50, 0],
    ['[432]', 'right by 200 px and a little down', 'ltr', 200, 30],
    ['[(432)]', 'left by 50 px in right-to-left text', 'rtl', -50, 0],
  ])('%s a11y 58: %s closes it', async (_line, _name, dir, x, y) => {
    document.documentElement.dir = dir
    await show()
    await showToast({ title: 'Saved' })
    await swipe(x, y)
    expect(titles()).toEqual([])
  })

  test.each([
    ['[433]', 'right by 49 px', 'ltr', 49, 0],
    ['[434]', 'left by 200 px', 'ltr', -200, 0],
    ['[434]', 'up by 200 px', 'ltr', 0, -200],
    ['[(434)]', 'more up than right', 'ltr', 60, -120],
    ['[(434)]', 'right by 200 px in right-to-left text', 'rtl', 200, 0],
  ])('%s a11y 58: %s springs back', async (_line, _name, dir, x, y) => {
    document.documentElement.dir = dir
    await show()
    await showToast({ title: 'Saved' })
    await swipe(x, y)
    expect(titles()).toEqual(['Saved'])
    expect(card().style.getPropertyValue('--swipe')).toBe('0px')
  })

  test('follows the pointer, and springs back when the browser takes over', async () => {
    await show()
    await showToast({ title: 'Saved' })
    await pointer('pointerdown', 100, 100)
    await pointer('pointermove', 180, 100)
    expect(card().style.getPropertyValue('--swipe')).toBe('80px')
    await pointer('pointercancel', 180, 100)
    expect(card().style.getPropertyValue('--swipe')).toBe('0px')
    await pointer('pointerup', 180, 100)
    expect(titles()).toEqual(['Saved'])
  })

  test('does not close a toast that appeared under the finger', async () => {
    await show()
    await showToast({ title: 'First' })
    await pointer('pointerdown', 100, 100)
    await pointer('pointermove', 180, 100)
    await showToast({ title: 'Second' })
    await pointer('pointerup', 200, 100)
    await advance(exitTime)
    expect(titles()).toEqual(['Second'])
  })
})

describe('announcing', () => {
  test('the live regions exist before any toast', async () => {
    await show()
    expect(live('polite').textContent).toBe('')
    expect(live('assertive').textContent).toBe('')
  })

  test('[439] a11y 23, 27: each toast is announced once, failures assertively', async () => {
    await show()
    const read: string[] = []
    const listen = new MutationObserver(() => {
      for (const kind of ['polite', 'assertive'] as const) {
        const text = live(kind).textContent
        if (text) read.push(`${kind}: ${text}`)
      }
    })
    listen.observe(document.body, { subtree: true, childList: true, characterData: true })

    await showToast({ title: 'Account Created!', description: 'Welcome.' })
    await advance(60)
    await showToast({
      title: 'Login Failed',
      description: 'Wrong password',
      variant: 'destructive',
    })
    await advance(60)
    await advance(1000)
    await showToast({
      title: 'Login Failed',
      description: 'Wrong password',
      variant: 'destructive',
    })
    await advance(60)
    await advance(1000)
    listen.disconnect()

    const failed = 'assertive: Notification: Login Failed. Wrong password'
    expect(read).toEqual(['polite: Notification: Account Created! Welcome.', failed, failed])
    expect(live('polite').textContent + live('assertive').textContent).toBe('')
  })
})

function Actions({ onRun }: { onRun?: (name: string) => string }) {
  const run = useAction(onRun, 'Compress Images')
  const save = useAction(undefined)
  return (
    <>
      <button type="button" onClick={() => run('all')}>
        Run
      </button>
      <button type="button" onClick={save}>
        Keep
      </button>
    </>
  )
}

describe('the not-implemented notice', () => {
  test('a given handler is called, without a toast', async () => {
    const onRun = vi.fn<(name: string) => string>()
    const screen = await show(<Actions onRun={onRun} />)
    await userEvent.click(screen.getByRole('button', { name: 'Run' }))
    expect(onRun).toHaveBeenCalledExactlyOnceWith('all')
    expect(titles()).toEqual([])
  })

  test('[438] without a handler it is shown', async () => {
    const screen = await show(<Actions />)
    await userEvent.click(screen.getByRole('button', { name: 'Run' }))
    await expect.poll(titles).toEqual(['Compress Images'])
    await expect
      .element(region.getByText("This feature isn't implemented yet. You can request it!"))
      .toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Keep' }))
    await expect.poll(titles).toEqual(["This feature isn't implemented yet"])
    await expect.element(region.getByText('You can request it!', { exact: true })).toBeVisible()
  })

  test('[(438)] it uses the current language', async () => {
    await render(
      <LocaleProvider locale="it" catalog={catalogs.it}>
        <Toaster />
      </LocaleProvider>,
    )
    showNotImplemented()
    await expect.element(page.getByRole('region', { name: 'Notifiche (F8)' })).toBeVisible()
    await expect
      .element(page.getByText('Questa funzione non è ancora disponibile', { exact: true }))
      .toBeVisible()
  })
})

test('it is above the actions that stick to the end of the window', async () => {
  await show(
    <div data-sticky-footer="" style={{ position: 'fixed', inset: 'auto 0 0', blockSize: 68 }} />,
  )
  await showToast({ title: 'Undone' })
  const actions = document.querySelector('[data-sticky-footer]')!.getBoundingClientRect()
  expect(card().getBoundingClientRect().bottom).toBeLessThanOrEqual(actions.top)
})
