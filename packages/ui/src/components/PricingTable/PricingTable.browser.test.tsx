import { StrictMode } from 'react'
import { describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import '../../../theme.css'
import { usePlans, type Plan } from '../../catalogue/plans.js'
import { LocaleProvider } from '../../i18n/index.js'
import { catalogs } from '../../test/catalogs.js'
import { PricingTable, type PricingTableProps } from './index.js'

function Sold(props: Omit<PricingTableProps, 'plans'>) {
  return <PricingTable {...props} plans={usePlans()} />
}

function show(props: Omit<PricingTableProps, 'plans'> = {}) {
  return render(
    <StrictMode>
      <Sold {...props} />
    </StrictMode>,
  )
}

async function featuresOf(name: string) {
  const screen = await show()
  const entries = screen.getByRole('article', { name }).getByRole('listitem').elements()
  return entries.map(({ textContent }) => textContent)
}

const imageTools = ['Background remover', 'Image compression', 'AI copy optimisation']

describe('the price list', () => {
  test('[120] shows the four plans in order', async () => {
    const screen = await show()
    const names = screen.getByRole('heading', { level: 3 }).elements()
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'BASIC IMPORTER',
      'OPTIMIZER 100',
      'OPTIMIZER 300',
      'OPTIMIZER 500',
    ])
  })

  test.each([
    ['[121, 133, 136]', 'BASIC IMPORTER', '€9.99', '€19.99'],
    ['[125, 133, 136]', 'OPTIMIZER 100', '€18.99', '€29.99'],
    ['[127, 133, 136]', 'OPTIMIZER 300', '€24.99', '€49.99'],
    ['[129, 133, 136]', 'OPTIMIZER 500', '€39.99', '€79.99'],
  ])('%s %s costs %s per month instead of %s', async (_line, name, price, before) => {
    const screen = await show()
    const plan = screen.getByRole('article', { name }).element()
    expect(plan.textContent).toContain(`${price} per month`)
    expect(plan.textContent).toContain(`Was ${before} `)
    const struck = plan.querySelectorAll('s')
    expect([...struck].map(({ textContent }) => textContent)).toEqual([before])
  })

  test('[122, 123, 124, 132] BASIC IMPORTER lists exactly its features', async () => {
    expect(await featuresOf('BASIC IMPORTER')).toEqual([
      'Unlimited single-product import',
      'Core dashboard',
      'Email support',
    ])
  })

  test.each([
    ['[126, 131]', 'OPTIMIZER 100', '100'],
    ['[128, 131]', 'OPTIMIZER 300', '300'],
    ['[130, 131]', 'OPTIMIZER 500', '500'],
  ])('%s %s lists up to %s products and its features', async (_line, name, count) => {
    expect(await featuresOf(name)).toEqual([`Up to ${count} products per month`, ...imageTools])
  })

  test('[134] says 3-day free trial on each of the four plans', async () => {
    const screen = await show()
    expect(screen.getByText('3-day free trial').elements()).toHaveLength(4)
  })

  test('[135] a11y 44: shows each part of a plan', async () => {
    const plan: Plan = {
      id: 'sample',
      name: 'SAMPLE',
      price: 1500,
      originalPrice: 2000,
      tagline: 'For a test.',
      features: ['One feature', 'Another feature'],
      cta: 'Take it',
      products: 40,
    }
    const screen = await render(<PricingTable plans={[plan]} />)
    const shown = screen.getByRole('article', { name: 'SAMPLE' })
    for (const text of ['€1,500.00', 'Was €2,000.00', '25% off', 'from €37.50 each']) {
      expect(shown.element().textContent).toContain(text)
    }
    for (const text of [plan.tagline, ...plan.features]) {
      await expect.element(shown.getByText(text)).toBeVisible()
    }
    await expect.element(shown.getByRole('link', { name: 'Take it' })).toBeVisible()
  })

  test('[(139)] puts the currency symbol where the language puts it', async () => {
    const screen = await render(
      <LocaleProvider locale="it" catalog={catalogs.it}>
        <Sold />
      </LocaleProvider>,
    )
    const plan = screen.getByRole('article', { name: 'OPTIMIZER 300' }).element()
    expect(plan.textContent).toContain('24,99\u00A0€ al mese')
    expect(plan.textContent).toContain('Prima costava 49,99\u00A0€')
  })

  test('shows one block for every twenty products', async () => {
    const screen = await show()
    for (const [count, filled] of [
      [100, 5],
      [300, 15],
      [500, 25],
    ] as const) {
      const plan = screen.getByRole('article', { name: `OPTIMIZER ${count}` }).element()
      expect(plan.querySelectorAll('[data-filled]')).toHaveLength(filled)
    }
    await expect.element(screen.getByText('Each block is 20 products')).toBeVisible()
  })

  test('[(090)] links to a custom address', async () => {
    const screen = await show({ href: '/elsewhere' })
    const links = screen.getByRole('link', { name: 'Start Free Trial' }).elements()
    expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(4).fill('/elsewhere'))
  })
})
