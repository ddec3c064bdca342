import { StrictMode, type ReactElement } from 'react'
import { describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import '../../../theme.css'
import { LocaleProvider } from '../../i18n/index.js'
import { catalogs } from '../../test/catalogs.js'
import { HowItWorksSection } from './HowItWorksSection.js'
import { IntegrationsSection } from './IntegrationsSection.js'
import { PricingSection } from './PricingSection.js'
import { ResultsSection } from './ResultsSection.js'
import { ToolkitSection } from './ToolkitSection.js'
import { VaComparisonSection } from './VaComparisonSection.js'
import { WhoSection } from './WhoSection.js'
import { WhySection } from './WhySection.js'

function show(section: ReactElement) {
  return render(<StrictMode>{section}</StrictMode>)
}

function inItalian(section: ReactElement) {
  return show(
    <LocaleProvider locale="it" catalog={catalogs.it}>
      {section}
    </LocaleProvider>,
  )
}

function texts(elements: Iterable<Element>) {
  return [...elements].map(({ textContent }) => textContent)
}

describe('who it is for', () => {
  test('[002, 104] names the five audiences', async () => {
    const screen = await show(<WhoSection />)
    expect(texts(screen.getByRole('heading', { level: 3 }).elements())).toEqual([
      'Solo sellers',
      'Scaling stores',
      'Print-on-demand sellers',
      'Agencies',
      'Virtual assistants',
    ])
  })
})

describe('pricing', () => {
  test('[102] has the id pricing', async () => {
    const screen = await show(<PricingSection />)
    const region = screen.getByRole('region', { name: 'Pay for the products you process.' })
    expect(region.element().id).toBe('pricing')
  })

  test('[(017), (020)] says 3-day free trial and Cancel anytime', async () => {
    const screen = await show(<PricingSection />)
    await expect
      .element(screen.getByText('Every plan starts with a 3-day free trial. Cancel anytime.'))
      .toBeVisible()
  })

  test('[137, 138] states the terms of refunds and credits', async () => {
    const screen = await show(<PricingSection />)
    await expect.element(screen.getByText('No refunds after payment')).toBeVisible()
    await expect
      .element(screen.getByText('Credits do not roll over and reset each billing cycle'))
      .toBeVisible()
  })

  test('[(090)] every button links to sign-up', async () => {
    const screen = await show(<PricingSection />)
    const links = screen.getByRole('link', { name: 'Start Free Trial' }).elements()
    expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(4).fill('/login'))
  })

  test.each([
    ['English', '€24.99', show, /^€\d+\.\d{2}$/],
    ['Italian', '24,99 €', inItalian, /^\d+,\d{2}\u00A0€$/],
  ] as const)(
    '[139] formats all amounts in %s the same way, as in %s',
    async (_, __, open, form) => {
      const screen = await open(<PricingSection />)
      const amounts = screen.container.textContent.match(/€[\d.,]*\d|\d[\d.,]*\s€/g) ?? []
      expect(amounts).toHaveLength(11)
      for (const amount of amounts) expect(amount).toMatch(form)
    },
  )
})

describe('why merchants choose it', () => {
  test('[(021), 105] shows three of the claims, each with its number', async () => {
    const screen = await show(<WhySection />)
    expect(texts(screen.getByRole('heading', { level: 3 }).elements())).toEqual([
      '5,000 items in under 10\u00A0minutes',
      '100+ languages to sell in',
      '30 days of backup for every original',
    ])
  })

  test('[(105)] groups thousands in Italian too', async () => {
    const screen = await inItalian(<WhySection />)
    await expect
      .element(screen.getByRole('heading', { level: 3 }).first())
      .toHaveTextContent('5.000 articoli in meno di 10 minuti')
  })
})

const claimed = [
  ['[004]', 'Background removal', 'cut out'],
  ['[005]', 'Currency conversion', 'at the live rate'],
  ['[006]', 'Size-chart conversion', 'UK, EU and US'],
  ['[007]', 'AI copy', 'Titles and descriptions'],
  ['[008]', 'Image compression', 'Lighter'],
  ['[009]', 'Bulk variant renaming', 'Option names'],
  ['[010]', 'Product translation', 'each market'],
  ['[011]', 'Mass compare-at-price', 'earlier price'],
  ['[012]', 'Auto-tagging', 'Tags that fit'],
  ['[013]', 'Import from competitors', 'listing in your store'],
  ['[014]', 'Metadata cleaning', 'Supplier traces'],
  ['[015]', 'Cost-of-goods and margin monitor', 'costs you'],
] as const

describe('toolkit', () => {
  test.each(claimed)('%s lists %s, and says “%s”', async (_line, name, text) => {
    const screen = await show(<ToolkitSection />)
    const entry = screen.getByRole('listitem').filter({ hasText: name })
    await expect.element(entry.getByRole('heading', { level: 3, name })).toBeVisible()
    await expect.element(entry.getByText(text, { exact: false })).toBeVisible()
  })

  test('[106] is the 12 features as text, without a link or a button', async () => {
    const screen = await show(<ToolkitSection />)
    expect(screen.getByRole('listitem').elements()).toHaveLength(claimed.length)
    expect(screen.getByRole('link').elements()).toHaveLength(0)
    expect(screen.getByRole('button').elements()).toHaveLength(0)
  })
})

describe('how it works', () => {
  test('[016, 107] shows its four steps in order', async () => {
    const screen = await show(<HowItWorksSection />)
    const steps = texts(
      screen.getByRole('list', { name: 'How it works' }).getByRole('listitem').elements(),
    )
    expect(steps).toHaveLength(4)
    const expected = [/secure OAuth/, /Select products, or all/, /Click run/, /queued.*real time/]
    for (const [index, message] of expected.entries()) expect(steps[index]).toMatch(message)
  })
})

describe('comparison with a virtual assistant', () => {
  test('[023, 108] a11y 43: compares €29 with €480 a month', async () => {
    const screen = await show(<VaComparisonSection />)
    await expect.element(screen.getByText(/A flat €29 a month against €480 or more/)).toBeVisible()
    await expect
      .element(
        screen.getByRole('img', {
          name: 'Dropwatt: €29 per month; Virtual assistant: €480 or more per month',
        }),
      )
      .toBeVisible()
    await expect.element(screen.getByText('€480+')).toBeVisible()
  })
})

describe('results', () => {
  test('[022, (109)] says 46 to 6 hours per week as text', async () => {
    const screen = await show(<ResultsSection />)
    await expect.element(screen.getByText(/^46 to 6 hours per week$/)).toBeVisible()
    await expect.element(screen.getByText('6 hours you still spend')).toBeVisible()
  })

  test('[109, 110] a11y 43: shows both hours beside the chart', async () => {
    const screen = await show(<ResultsSection />)
    const chart = screen.getByRole('img', {
      name: '46 hours per week before, 6 hours per week after',
    })
    expect(chart.element().children).toHaveLength(46)
    expect(chart.element().querySelectorAll('[data-lit]')).toHaveLength(6)
  })

  test('[024] has one testimonial beside the chart, marked as a sample', async () => {
    const screen = await show(<ResultsSection />)
    expect(screen.getByRole('blockquote').elements()).toHaveLength(1)
    await expect.element(screen.getByRole('img', { name: /hours per week/ })).toBeVisible()
    await expect.element(screen.getByText('Sample testimonial')).toBeVisible()
  })
})

describe('integrations', () => {
  test('[025, (113)] names five kinds of third party, each with an unbranded icon', async () => {
    const screen = await show(<IntegrationsSection />)
    const kinds = screen.getByRole('listitem').elements()
    expect(texts(kinds)).toEqual([
      'Store platform',
      'AI provider',
      'Image compression',
      'Background removal',
      'Cloud storage',
    ])
    for (const kind of kinds) {
      expect(kind.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
      expect(kind.querySelector('img')).toBeNull()
    }
  })
})
