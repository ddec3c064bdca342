import { createRef, StrictMode, type ReactElement, type Ref } from 'react'
import { describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import index from '../../components.json'
import { ChoiceCards } from './ChoiceCards/index.js'
import { FilesPanel } from './FilesPanel/index.js'
import { FindingList } from './FindingList/index.js'
import { JobNotice } from './JobNotice/index.js'
import { JobProgress } from './JobProgress/index.js'
import { JobResult } from './JobResult/index.js'
import { JobTimeline } from './JobTimeline/index.js'
import { Notice } from './Notice/index.js'

interface Native {
  'data-testid': string
  className: string
  id: string
}

/** Each component that renders one element, with its required props. */
const components: Record<string, (native: Native, ref: Ref<never>) => ReactElement> = {
  ChoiceCards: (native, ref) => (
    <ChoiceCards
      {...native}
      ref={ref}
      legend="What to download"
      choices={[{ value: 'whole', label: 'Whole file' }]}
      value="whole"
      onValueChange={() => {}}
    />
  ),
  FilesPanel: (native, ref) => (
    <FilesPanel
      {...native}
      ref={ref}
      file={{ name: 'products.csv', jobs: 1, isDownloaded: true }}
      href="#continue"
    />
  ),
  FindingList: (native, ref) => (
    <FindingList {...native} ref={ref} rows={1} report={{ findings: [], passed: [] }} />
  ),
  JobNotice: (native, ref) => (
    <JobNotice {...native} ref={ref} ending="cancelled" name="Auto-Tag Products" />
  ),
  JobProgress: (native, ref) => (
    <JobProgress
      {...native}
      ref={ref}
      name="Auto-Tag Products"
      productsRead={1}
      products={2}
      cellsChanged={1}
      cells={2}
    />
  ),
  JobResult: (native, ref) => (
    <JobResult {...native} ref={ref} changedProducts={1} changedCells={2} seconds={0.1} />
  ),
  JobTimeline: (native, ref) => (
    <JobTimeline
      {...native}
      ref={ref}
      jobs={[]}
      opened={{ name: 'products.csv', rows: 1, bytes: 100, at: 0 }}
    />
  ),
  Notice: (native, ref) => <Notice {...native} ref={ref} title="You are offline" />,
}

/** Why the others have no row here. */
const others: Readonly<Record<string, readonly string[]>> = {
  'opens over the page and sets roles, names and focus itself': [
    'DownloadDialog',
    'GuardDialog',
    'UndoConflictDialog',
  ],
}

test('each public component of the workbench has a row here, or a reason why it has none', () => {
  const named = [...Object.keys(components), ...Object.values(others).flat()]
  const parts = index.filter(({ from }) => from === '@dropwatt/ui/workbench')
  expect(named.toSorted()).toEqual(parts.map(({ name }) => name).toSorted())
})

describe.each(Object.entries(components))('%s', (_name, element) => {
  test('passes its native props and its ref to one element', async () => {
    const ref = createRef<never>()
    const screen = await render(
      <StrictMode>
        {element({ 'data-testid': 'it', className: 'mine', id: 'one' }, ref)}
      </StrictMode>,
    )
    const node = screen.getByTestId('it').element()
    expect(ref.current).toBe(node)
    expect(node.id).toBe('one')
    expect([...node.classList]).toContain('mine')
  })
})
