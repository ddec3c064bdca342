import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import '../../../theme.css'
import { Toaster } from '../../components/Toaster/index.js'
import { trial } from '../../catalogue/trial.js'
import { sections } from '../../navigation/sections.js'
import { LandingPage, type LandingPageProps } from './index.js'

/** Prevents navigation, so that the tests stay on their page. */
function preventNavigation(event: Event) {
  event.preventDefault()
}

function show(props: LandingPageProps = {}) {
  return render(
    <StrictMode>
      <LandingPage {...props} />
      <Toaster />
    </StrictMode>,
  )
}

const contactButtons = ['Email us', 'Live chat', 'Call us'] as const
const socialButtons = ['Video channel', 'Photo feed', 'Newsfeed'] as const
const notice = "This feature isn't implemented yet"

beforeEach(async () => {
  document.addEventListener('click', preventNavigation)
  await page.viewport(1280, 800)
})

afterEach(() => {
  document.removeEventListener('click', preventNavigation)
})

describe('what the page claims', () => {
  test('[001] its heading is the tagline, full stop and all', async () => {
    const screen = await show()
    const heading = screen.getByRole('heading', {
      level: 1,
      name: 'One dashboard. All your store automations.',
      exact: true,
    })
    await expect.element(heading).toBeVisible()
    expect(document.querySelectorAll('h1')).toHaveLength(1)
  })

  test('[003] the hero names the five things that are automated', async () => {
    await show()
    const hero = document.getElementById('hero')?.textContent ?? ''
    for (const thing of ['listing', 'pricing', 'images', 'titles', 'translation']) {
      expect(hero).toContain(thing)
    }
  })

  test('[017, 020] the hero and the prices say 3-day free trial, and Cancel anytime', async () => {
    const screen = await show()
    expect(trial.planDays).toBe(3)
    const facts = screen.getByRole('list', { name: 'What you can count on' })
    await expect.element(facts.getByText('3-day free trial')).toBeVisible()
    await expect.element(facts.getByText('Cancel anytime')).toBeVisible()
    const prices = document.getElementById('pricing')
    expect(prices?.textContent).toContain('3-day free trial. Cancel anytime.')
  })

  test('[018, 079] the bar at the top offers the trial', async () => {
    const screen = await show()
    expect(trial.bannerDays).toBe(7)
    const bar = screen.getByRole('complementary', { name: 'Offer' }).getByRole('link')
    await expect.element(bar).toHaveAccessibleName('7-day free trial See pricing')
    await expect.element(bar).toHaveAttribute('href', '/#pricing')
  })

  test('[021] the hero says 5,000 items in under 10 minutes', async () => {
    await show()
    const hero = document.getElementById('hero')?.textContent?.replaceAll('\u00A0', ' ')
    expect(hero).toContain('5,000 items in under 10 minutes')
  })
})

/** The sections between header and footer, by text that no earlier section contains. */
const order = [
  ['hero', 'Watch 90-sec Demo'],
  ['who it is for', 'Agencies'],
  ['pricing', 'BASIC IMPORTER'],
  ['why merchants choose it', 'Why merchants choose it'],
  ['feature toolkit', 'Metadata cleaning'],
  ['how it works', 'OAuth'],
  ['comparison with a virtual assistant', '€480'],
  ['results chart', 'hours per week'],
  ['integrations logos', 'Cloud storage'],
  ['closing call', 'Start Automating Now'],
] as const

/** The sections with an id, by text that no other section contains. */
const identified = [
  ['hero', 'Watch 90-sec Demo'],
  ['pricing', 'BASIC IMPORTER'],
  ['features', 'Why merchants choose it'],
  ['automations', 'Metadata cleaning'],
  ['integrations', 'Cloud storage'],
  ['case-study', 'hours per week'],
] as const

describe('the sections', () => {
  test('[100] are in order between header and footer', async () => {
    await show()
    const main = document.querySelector('main')
    const texts = [...(main?.children ?? [])].map((section) => section.textContent)
    const found = order.map(([, text]) => texts.findIndex((section) => section.includes(text)))
    expect(found).toEqual(order.map((_, index) => index))
    const frame = [...document.querySelectorAll('header, main, footer')]
    expect(frame.map((part) => part.tagName)).toEqual(['HEADER', 'MAIN', 'FOOTER'])
  })

  test('[081] has each of the six ids once', async () => {
    await show()
    for (const [id, text] of identified) {
      const found = document.querySelectorAll(`[id="${id}"]`)
      expect([...found].map((section) => section.textContent.includes(text))).toEqual([true])
    }
  })

  test('[101] the section with the page heading has the id hero', async () => {
    await show()
    expect(document.querySelector('#hero h1')).not.toBeNull()
  })

  test.each(sections)('[(099)] the anchor %s scrolls clear of the header', async (id) => {
    await show()
    const section = document.getElementById(id)
    section?.scrollIntoView()
    const foot = document.querySelector('header')?.getBoundingClientRect().bottom ?? Infinity
    expect(section?.getBoundingClientRect().top).toBeGreaterThanOrEqual(foot)
  })

  test('[112] Start Automating Now is the closing call, the last thing before the footer', async () => {
    const screen = await show()
    const start = screen.getByRole('button', { name: 'Start Automating Now' })
    const main = document.querySelector('main')
    expect(main?.lastElementChild?.contains(start.element())).toBe(true)
    expect(main?.nextElementSibling?.tagName).toBe('FOOTER')
  })

  test('[113] logos are drawings, not images', async () => {
    await show()
    expect(document.querySelectorAll('img, picture, video, iframe')).toHaveLength(0)
    const logos = [...document.querySelectorAll('#integrations li')]
    expect(logos).toHaveLength(5)
    for (const logo of logos) {
      expect(logo.querySelector('svg')).not.toBeNull()
      expect(logo.textContent).not.toBe('')
    }
  })
})

describe('Start Free Trial', () => {
  test('[090] links to /login everywhere, including the header and the four plans', async () => {
    const screen = await show()
    const links = screen.getByRole('link', { name: /Start Free Trial/ }).elements()
    expect(links.length).toBeGreaterThanOrEqual(6)
    for (const link of links) expect(link.getAttribute('href')).toBe('/login')
    expect(screen.getByRole('button', { name: /Start Free Trial/ }).elements()).toHaveLength(0)
  })
})

describe('actions that are not implemented', () => {
  test('[103, 114, 115] Watch 90-sec Demo shows Demo Coming Soon', async () => {
    const screen = await show()
    const demo = document.getElementById('hero')?.querySelector('button')
    expect(demo?.textContent).toBe('Watch 90-sec Demo')
    await screen.getByRole('button', { name: 'Watch 90-sec Demo' }).click()
    const notices = screen.getByRole('region', { name: /F8/ })
    await expect.element(notices.getByText('Demo Coming Soon')).toBeVisible()
    await expect.element(notices.getByText('The video demo is being polished.')).toBeVisible()
  })

  test.each([
    ...contactButtons.map((name) => ['[111, 116]', 'contact', name] as const),
    ...socialButtons.map((name) => ['[111, 117]', 'social', name] as const),
  ])('%s the %s button %s of the footer shows the notice', async (_lines, _kind, name) => {
    const screen = await show()
    await screen.getByRole('contentinfo').getByRole('button', { name }).click()
    const notices = screen.getByRole('region', { name: /F8/ })
    await expect.element(notices.getByText(notice)).toBeVisible()
    await expect.element(notices.getByText('You can request it!')).toBeVisible()
  })

  test('with handlers the footer calls them, without a notice', async () => {
    const onContact = vi.fn<(channel: string) => void>()
    const onSocial = vi.fn<(network: string) => void>()
    const screen = await show({ onContact, onSocial })
    for (const name of [...contactButtons, ...socialButtons]) {
      await screen.getByRole('contentinfo').getByRole('button', { name }).click()
    }
    expect(onContact.mock.calls).toEqual([['email'], ['chat'], ['phone']])
    expect(onSocial.mock.calls).toEqual([['video'], ['photos'], ['news']])
    expect(screen.getByText(notice).query()).toBeNull()
  })

  test('[118] Start Automating Now shows the same toast and does not navigate', async () => {
    const screen = await show()
    const address = location.href
    await screen.getByRole('button', { name: 'Start Automating Now' }).click()
    await expect.element(screen.getByRole('region', { name: /F8/ }).getByText(notice)).toBeVisible()
    expect(location.href).toBe(address)
  })

  test('[119] none of them calls a server', async () => {
    const calls = [
      vi.spyOn(window, 'fetch'),
      vi.spyOn(XMLHttpRequest.prototype, 'send'),
      vi.spyOn(navigator, 'sendBeacon'),
    ]
    const screen = await show()
    for (const name of [
      'Watch 90-sec Demo',
      'Start Automating Now',
      ...contactButtons,
      ...socialButtons,
    ]) {
      const button = screen.getByRole('button', { name }).element()
      button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    }
    for (const call of calls) expect(call).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  })
})
