import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import * as components from '@dropwatt/ui'
import * as pages from '@dropwatt/ui/pages'

const before = Object.keys(globalThis).length
const problems = []
for (const name of ['error', 'warn']) {
  console[name] = (...words) => problems.push(words.join(' '))
}

/** Renders one element on the server and returns its markup. */
function render(element) {
  const sheet = new ServerStyleSheet()
  try {
    return renderToString(sheet.collectStyles(element))
  } finally {
    sheet.seal()
  }
}

const button = render(createElement(components.Button, { variant: 'neon' }, 'Run'))
if (!button.includes('Run')) problems.push('The button is empty.')

const account = render(createElement(components.AccountMenu))
if (!account.includes('aria-haspopup="menu"')) problems.push('The account menu has no button.')

const whole = Object.entries(pages).filter(([name]) => name.endsWith('Page'))
for (const [name, Page] of whole) {
  const props = {
    AutomationPage: { slug: 'auto-tag' },
    ExtraAutomationPage: { slug: 'price-editor' },
    SettingsPage: { slug: 'account' },
  }
  const markup = render(createElement(Page, props[name] ?? {}))
  if (!markup.includes('<h1')) problems.push(`${name} has no heading.`)
}
if (Object.keys(globalThis).length !== before) problems.push('A global was made.')

process.stdout.write(JSON.stringify({ pages: whole.length, problems }))
