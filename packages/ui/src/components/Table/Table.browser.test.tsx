import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Job } from '../JobTable/index.js'
import { JobTable } from '../JobTable/index.js'
import { Table } from './index.js'

const jobs: readonly Job[] = [
  { id: '1', name: 'Auto-Tag', started: '2 minutes ago', status: 'running', progress: 40 },
]

test('all parts of a table are plain elements', async () => {
  const screen = await render(
    <Table
      caption="Plans"
      columns={[
        { id: 'plan', header: 'Plan', rowHeader: true, cell: ({ name }) => name },
        { id: 'price', header: 'Price', align: 'end', cell: ({ price }) => price },
        { id: 'more', header: 'More', headerHidden: true, cell: () => null },
      ]}
      rows={[{ name: 'Starter', price: 9 }]}
      rowKey={({ name }) => name}
    />,
  )
  const parts = screen.getByRole('table').element().querySelectorAll('*')
  expect(parts.length).toBeGreaterThan(10)
  for (const part of parts) expect([part.tagName, part.className]).toEqual([part.tagName, ''])
})

test('captions of tables look alike', async () => {
  const screen = await render(
    <>
      <Table caption="Plans" columns={[]} rows={[]} rowKey={String} />
      <JobTable caption="Job Queue" jobs={jobs} />
    </>,
  )
  const [plans, queue] = ['Plans', 'Job Queue'].map((caption) => {
    const { color, font, padding, textAlign } = getComputedStyle(
      screen.getByText(caption, { exact: true }).element(),
    )
    return { color, font, padding, textAlign }
  })
  expect(plans).toEqual(queue)
})
