import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '../../../theme.css'
import { breakpoint, themes } from '../../tokens/index.js'
import { SiteHeader, type SiteHeaderProps } from './index.js'

/** Prevents navigation, so that the tests stay on their page. */
function preventNavigation(event: Event) {
  event.preventDefault()
}

function show(props: SiteHeaderProps = {}) {
  return render(
    <StrictMode>
      <SiteHeader {...props} />
      <main style={{ minBlockSize: '300vh' }}>
        <button type="button">After</button>
      </main>
    </StrictMode>,
  )
}

/** Waits until the effect of a scroll event is painted. */
async function twoFrames() {
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
}

async function scrollTo(distance: number) {
  window.scrollTo(0, distance)
  await twoFrames()
}

function header() {
  const element = document.querySelector('header')
  if (!element) throw new Error('There is no header.')
  return element
}

const isSolid = () => getComputedStyle(header()).backgroundColor === 'rgb(0, 0, 0)'

/** Opens a list of the header, and returns its links. */
async function linksOf(name: string) {
  const screen = await show()
  const button = screen.getByRole('button', { name })
  await button.click()
  const list = document.getElementById(button.element().getAttribute('aria-controls') ?? '')
  return [...(list?.querySelectorAll('a') ?? [])]
}

const names = (links: readonly Element[]) => links.map((link) => link.textContent)

/** Opens the slide-in menu on a phone. */
async function openMenu() {
  await page.viewport(390, 844)
  const screen = await show()
  await screen.getByRole('button', { name: 'Open menu' }).click()
  const menu = screen.getByRole('dialog', { name: 'Menu' })
  await expect.element(menu).toBeVisible()
  return { screen, menu }
}

beforeEach(async () => {
  document.addEventListener('click', preventNavigation)
  await page.viewport(1280, 800)
})

afterEach(() => {
  document.removeEventListener('click', preventNavigation)
  document.documentElement.removeAttribute('data-theme')
})

describe('links of the header', () => {
  test('[082, 083] Product holds exactly its three links', async () => {
    const links = await linksOf('Product')
    expect(names(links)).toEqual(['Overview', 'Automation Library', 'Integrations'])
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/#features',
      '/#automations',
      '/#integrations',
    ])
  })

  test('[084, 085, 086, 087] Resources holds exactly its three links', async () => {
    const links = await linksOf('Resources')
    expect(names(links)).toEqual(['Blog', 'Case Studies', 'Help Center'])
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/blog',
      '/#case-study',
      '/support',
    ])
  })

  test('[080] links to all six anchors', async () => {
    await show({ homeHref: '/#hero' })
    const hrefs = [...header().querySelectorAll('a')].map((link) => link.getAttribute('href'))
    for (const id of ['hero', 'features', 'automations', 'integrations', 'pricing', 'case-study']) {
      expect(hrefs).toContain(`/#${id}`)
    }
  })

  test('[088, 089] Login and Start Free Trial link to /login', async () => {
    const screen = await show()
    for (const name of ['Login', 'Start Free Trial']) {
      await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', '/login')
    }
  })

  test.each([
    { found: false, signedIn: false, names: ['Login', 'Start Free Trial'] },
    { found: true, signedIn: true, names: ['Dashboard'] },
  ])(
    'shows $names by the root element while the reader is unknown',
    async ({ found, signedIn, names: expected }) => {
      document.documentElement.toggleAttribute('data-signed-in', found)
      const screen = await show({ signedIn: 'unknown' })
      const links = screen.getByRole('link', { name: /^(Login|Start Free Trial|Dashboard)$/ })
      const before = links.elements()
      expect(names(before)).toEqual(expected)
      const boxes = () => before.map((link) => link.getBoundingClientRect().toJSON())
      const places = boxes()
      await screen.rerender(
        <StrictMode>
          <SiteHeader signedIn={signedIn} />
        </StrictMode>,
      )
      document.documentElement.removeAttribute('data-signed-in')
      expect(links.elements()).toEqual(before)
      expect(boxes()).toEqual(places)
    },
  )
})

describe('the lists of the header', () => {
  test('a11y 11, 16: open and close by Enter and Space, and Escape returns focus', async () => {
    const screen = await show()
    const product = screen.getByRole('button', { name: 'Product' })
    ;(product.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(product).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard(' ')
    await expect.element(product).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await expect.element(screen.getByRole('link', { name: 'Overview' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(product).toHaveFocus()
    await expect.element(product).toHaveAttribute('aria-expanded', 'false')
  })

  test('a11y 16: close one another, and on a click outside', async () => {
    const screen = await show()
    const product = screen.getByRole('button', { name: 'Product' })
    const resources = screen.getByRole('button', { name: 'Resources' })
    await product.click()
    await resources.click()
    await expect.element(product).toHaveAttribute('aria-expanded', 'false')
    await expect.element(resources).toHaveAttribute('aria-expanded', 'true')
    await screen.getByRole('button', { name: 'After' }).click()
    await expect.element(resources).toHaveAttribute('aria-expanded', 'false')
  })

  test('close when focus moves on, and when a link is followed', async () => {
    const screen = await show()
    const product = screen.getByRole('button', { name: 'Product' })
    await product.click()
    await screen.getByRole('link', { name: 'Integrations' }).click()
    await expect.element(product).toHaveAttribute('aria-expanded', 'false')
    await product.click()
    await userEvent.tab({ shift: true })
    await expect.element(product).toHaveAttribute('aria-expanded', 'false')
  })
})

describe('the slide-in menu', () => {
  test('[091] opens from a button that wide screens hide', async () => {
    const { screen, menu } = await openMenu()
    expect(menu.element().matches(':modal')).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus()
    await page.viewport(1280, 800)
    expect(screen.getByRole('button', { name: 'Open menu' }).query()).toBeNull()
  })

  test('[092] holds Product and Resources as an accordion, both of which can be open', async () => {
    const { menu } = await openMenu()
    for (const [name, links] of [
      ['Product', ['Overview', 'Automation Library', 'Integrations']],
      ['Resources', ['Blog', 'Case Studies', 'Help Center']],
    ] as const) {
      const heading = menu.getByRole('heading', { name })
      const button = heading.getByRole('button', { name })
      await expect.element(button).toHaveAttribute('aria-expanded', 'false')
      await button.click()
      await expect.element(button).toHaveAttribute('aria-expanded', 'true')
      for (const link of links) {
        await expect.element(menu.getByRole('link', { name: link })).toBeVisible()
      }
    }
    for (const name of ['Pricing', 'Login', 'Start Free Trial']) {
      await expect.element(menu.getByRole('link', { name })).toBeVisible()
    }
  })

  test('[093] a11y 17: closes when a link is followed', async () => {
    const { menu } = await openMenu()
    await menu.getByRole('button', { name: 'Resources' }).click()
    await menu.getByRole('link', { name: 'Blog' }).click()
    await vi.waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull())
  })

  test('a11y 18: releases the page when the window grows past the phone breakpoint', async () => {
    const { screen } = await openMenu()
    await page.viewport(breakpoint.phone + 1, 844)
    await vi.waitFor(() => expect(document.querySelector('dialog:modal')).toBeNull())
    const banner = screen.getByRole('banner')
    await banner.getByRole('button', { name: 'Product' }).click()
    await expect.element(banner.getByRole('link', { name: 'Overview' })).toBeVisible()
  })
})

describe('the header while the page is scrolled', () => {
  test('[094, 095] is solid from 25 px of scroll', async () => {
    await show()
    for (const distance of [0, 12, 24]) {
      await scrollTo(distance)
      expect(isSolid(), `${distance} px`).toBe(false)
    }
    await scrollTo(25)
    expect(isSolid()).toBe(true)
  })

  test.each(themes)(
    '[096] is #000 with alpha 1 in the %s theme, with the dark tokens',
    async (theme) => {
      document.documentElement.dataset.theme = theme
      await show()
      await scrollTo(200)
      expect(getComputedStyle(header()).backgroundColor).toBe('rgb(0, 0, 0)')
      expect(header().dataset.theme).toBe('dark')
      expect(getComputedStyle(header()).color).toBe('rgb(244, 247, 243)')
    },
  )

  test('[097] is clear again after scrolling back', async () => {
    document.documentElement.dataset.theme = 'light'
    await show()
    await scrollTo(300)
    await scrollTo(24)
    expect(isSolid()).toBe(false)
    expect(header().dataset.theme).toBeUndefined()
    expect(getComputedStyle(header()).color).toBe('rgb(19, 25, 18)')
  })

  test('[098] is solid at once on a page that is already scrolled', async () => {
    const screen = await show()
    await screen.unmount()
    const tall = document.createElement('div')
    tall.style.height = '300vh'
    document.body.prepend(tall)
    window.scrollTo(0, 400)
    await show()
    expect(isSolid()).toBe(true)
    tall.remove()
  })

  test('a11y 51: stays at the top, except on a low screen', async () => {
    await show()
    await scrollTo(500)
    expect(header().getBoundingClientRect().top).toBe(0)
    await page.viewport(844, 390)
    expect(getComputedStyle(header()).position).toBe('static')
  })

  test('writes once per frame, and stops listening on unmount', async () => {
    const listen = vi.spyOn(window, 'addEventListener')
    const screen = await show()
    const passive = listen.mock.calls.filter(([type]) => type === 'scroll')
    expect(passive.length).toBeGreaterThan(0)
    expect(passive.every(([, , options]) => Object(options).passive === true)).toBe(true)

    const frames = vi.spyOn(window, 'requestAnimationFrame')
    for (let step = 0; step < 5; step += 1) window.dispatchEvent(new Event('scroll'))
    expect(frames).toHaveBeenCalledTimes(1)
    await twoFrames()

    await screen.unmount()
    frames.mockClear()
    window.dispatchEvent(new Event('scroll'))
    expect(frames).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  })
})
