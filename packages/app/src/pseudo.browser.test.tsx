import { createFakeAuth } from '@dropwatt/auth/testing'
import { languageNames } from '@dropwatt/ui'
import { keptNames } from '@dropwatt/ui/pseudo'
import '@dropwatt/ui/fonts.css'
import '@dropwatt/ui/theme.css'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { clippedTexts, pixelsBeyond, untranslated } from '../../../tests/setup/pseudoPage.ts'
import './app.css'
import { App } from './App.tsx'
import { listEntries, type Page } from './routes/manifest.ts'
import { routes } from './routes/routes.tsx'
import { english } from './wiring/english.ts'
import { loadLanguage } from './wiring/language.ts'
import { pseudoEnglish } from './wiring/pseudo.ts'

const ada = { email: 'ada@example.com', user_metadata: { full_name: 'Ada Lovelace' } }

const phone = {
  id: 'factor-1',
  friendly_name: 'Ada',
  factor_type: 'totp',
  status: 'verified',
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
} as const

const people: Readonly<Record<Page['access'], object>> = {
  everyone: {},
  visitors: {},
  members: { user: ada },
  recovery: { user: ada, recovery: true },
  secondStep: { user: { ...ada, factors: [phone] }, secondStep: true },
}

const places: readonly (readonly [path: string, access: Page['access']])[] = [
  ...listEntries().flatMap(([path, entry]) =>
    'redirectsTo' in entry ? [] : [[path, entry.access] as const],
  ),
  ['/nothing-here', 'everyone'],
]

/** Names, which are the same in every language. */
const names = [
  ...keptNames,
  ...Object.values(languageNames),
  // In the label of the switch, as Intl writes it.
  'Italian',
  'Ada Lovelace',
  'Mara Rossi',
  'Jonas Weber',
  'Aisha Bello',
  'Tomás Silva',
  'Late Shift Sellers',
  'The Margin Room',
  'Supplier Notes',
  'Print Circle',
  'Agency Desk',
  'Negozio Aperto',
  'Slack',
  'Forum',
  'Facebook',
  'LinkedIn',
]

/** Texts that are not in a catalog. */
const samples = [
  /^(Basic Importer|Optimizer (100|300|500))$/i,
  // Keys, initials, sizes, addresses, and texts from a supplier or a server.
  /^(Ctrl|AL|UK|EU|US|XL|ERP)$/,
  /^(US|EU) \d+$/,
  /^\d\.\d MB$/,
  /^(SUPPLIER-88|HOT|2024 HOT Tshirt Men Loose Cotton Top A-88|Maglietta in cot)$/,
  /^\S+[@._:-]\S+$/,
  /^(https|products|read_\w+, write_\w+)$/,
  // Formatted by `Intl`.
  /^[\d.]+\s[kMG]B$/,
  /^\d+ (minutes?|hours?|days?)( ago)?$/,
]

async function open(path: string, access: Page['access']) {
  const auth = createFakeAuth(people[access])
  auth.subscribe(() => {})
  await vi.waitUntil(() => !auth.getState().loading)
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  await render(
    <App auth={auth} language={pseudoEnglish}>
      <RouterProvider router={router} />
    </App>,
  )
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
}

describe('in the pseudo-locale', () => {
  test.each(places)('%s fits, and shows nothing in English', async (path, access) => {
    await page.viewport(1440, 900)
    await open(path, access)
    expect.soft(untranslated(names, samples)).toEqual([])
    for (const width of [1440, 390]) {
      await page.viewport(width, 844)
      expect.soft(pixelsBeyond(), `px beyond the edge at ${width} px`).toBeLessThanOrEqual(0)
      expect.soft(clippedTexts(), `what is cut off at ${width} px`).toEqual([])
    }
  })
})

test('a development server loads it if the address has `?pseudo`', async () => {
  const { href } = location
  history.replaceState(null, '', '?pseudo')
  await expect(loadLanguage('en')).resolves.toBe(pseudoEnglish)
  history.replaceState(null, '', href)
  await expect(loadLanguage('en')).resolves.toBe(english)
})

test('clipped, overflowing and English texts are found', async () => {
  await page.viewport(390, 844)
  await render(
    <>
      <p title="In no catalog">[Þàààŕţ] of it</p>
      <p style={{ inlineSize: 60, overflow: 'clip', whiteSpace: 'nowrap' }}>[Ţöööö ļöööñĝ]</p>
      <p style={{ blockSize: 10, overflow: 'clip' }}>[Ţöööö ţàààļļ]</p>
      <p style={{ inlineSize: 400 }}>[Ŵîîîđéé]</p>
    </>,
  )
  expect(untranslated([], [])).toEqual(expect.arrayContaining(['of it', 'In no catalog']))
  expect(clippedTexts()).toEqual([
    expect.stringMatching(/^\[Ţöööö ļöööñĝ\] by \d+$/),
    expect.stringMatching(/^\[Ţöööö ţàààļļ\] by \d+$/),
  ])
  expect(pixelsBeyond()).toBeGreaterThan(0)
})
