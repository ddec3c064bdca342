import type { ReactElement } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { ImageIcon } from './icons/index.js'
import { BrandKitSection } from './pages/SettingsPage/BrandKitSection.js'
import { Breadcrumb } from './components/Breadcrumb/index.js'
import { Button, type ButtonVariant } from './components/Button/index.js'
import { CopyField } from './components/CopyField/index.js'
import { FactList } from './components/FactList/index.js'
import { JobTable } from './components/JobTable/index.js'
import { Skeleton } from './components/Skeleton/index.js'
import { StatCard } from './components/StatCard/index.js'
import { Table } from './components/Table/index.js'
import { ProductPicker } from './store/ProductPicker/index.js'
import { TextRewrite } from './components/TextRewrite/index.js'

const names = {
  'reverses the following text': '\u202E\u2067Linen shirt\u202E',
  'is full of zero-width characters': `${'\u200B\u200D\u2060\uFEFF'.repeat(500)}Linen shirt`,
  'has 10 kB without a space': 'm'.repeat(10_000),
}

/** Components that show names from a store. */
const showing: Record<string, (name: string) => ReactElement> = {
  Breadcrumb: (name) => <Breadcrumb items={[{ label: name, href: '/' }, { label: 'Products' }]} />,
  CopyField: (name) => <CopyField label="Link" value={name} />,
  FactList: (name) => (
    <FactList aria-label="Facts" facts={[{ icon: ImageIcon, title: name, text: name }]} />
  ),
  JobTable: (name) => (
    <JobTable
      caption="Job Queue"
      jobs={[
        { id: 'a', name, detail: name, started: '2 minutes ago', status: 'Running', progress: 5 },
        { id: 'b', name: 'Plain', started: 'now', status: name, progress: 100 },
      ]}
    />
  ),
  StatCard: (name) => <StatCard title={name} value={name} icon={ImageIcon} />,
  Table: (name) => (
    <Table
      caption="Products"
      columns={[
        { id: 'name', header: name, rowHeader: true, cell: () => name },
        { id: 'price', header: 'Price', align: 'end', cell: () => '9.99' },
      ]}
      rows={[name]}
      rowKey={(row) => row}
    />
  ),
  TextRewrite: (name) => (
    <TextRewrite
      icon={ImageIcon}
      caption={name}
      heads={{ name: 'Text', before: 'Before', after: 'After' }}
      texts={[{ id: 'a', name, before: name, after: name }]}
    />
  ),
}

describe.each(Object.entries(showing))('%s', (_, show) => {
  test.each(Object.entries(names))(
    'quality 13: keeps its width with a name that %s',
    async (_what, name) => {
      const { container } = await render(<div style={{ inlineSize: 320 }}>{show(name)}</div>)
      const frame = container.firstElementChild
      expect(frame?.scrollWidth).toBe(320)
    },
  )
})

const markup = '<img src=x onerror="alert(1)">'

test('security check 29: markup in the names of a store is text in the picker', async () => {
  const nothing = vi.fn<() => void>()
  const { container } = await render(
    <ProductPicker
      open
      onClose={nothing}
      store={{ name: markup }}
      filters={{
        statuses: [],
        vendor: markup,
        tag: markup,
        search: markup,
        collection: { id: 'c', title: markup },
      }}
      onFiltersChange={nothing}
      collections={{
        state: 'loaded',
        list: [{ id: 'd', title: markup }],
        search: '',
        onSearch: nothing,
        onRetry: nothing,
      }}
      vendors={[markup]}
      found={{
        state: 'found',
        count: 1,
        products: [{ id: 'p', title: markup, vendor: markup, variants: 1 }],
      }}
      onOpen={nothing}
    />,
  )
  const [, list] = container.querySelectorAll('ul, [role="listbox"]')
  expect(list?.textContent).toBe(`${markup}${markup}1 variant`)
  expect(container.querySelector('img')).toBeNull()
})

const breakout = 'red;}body{display:none}</style><style>body{display:none}'

/** Components that take a style or a length from their props. */
const looking: Record<string, ReactElement> = {
  'a width': <Skeleton width={breakout} height={breakout} />,
  'a variant': <Button variant={breakout as ButtonVariant}>Save</Button>,
  'a colour': <BrandKitSection brandKit={{ palette: [breakout] }} />,
  'a theme': (
    <div data-theme={breakout}>
      <Button>Save</Button>
    </div>
  ),
}

test.each(Object.entries(looking))(
  'quality 16: %s that tries to escape its CSS rule has no effect',
  async (_, part) => {
    await render(part)
    expect(getComputedStyle(document.body).display).toBe('block')
    const rules = Array.from(document.styleSheets).flatMap((sheet) => Array.from(sheet.cssRules))
    expect(rules.filter(({ cssText }) => /body\s*{\s*display:\s*none/.test(cssText))).toEqual([])
  },
)
