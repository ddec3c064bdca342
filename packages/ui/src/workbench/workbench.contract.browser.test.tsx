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
import { ChangeSummary } from './ChangeSummary/index.js'
import { DiffCell } from './DiffCell/index.js'
import { DiffTable } from './DiffTable/index.js'
import { ExportSteps } from './ExportSteps/index.js'
import { FileDropZone } from './FileDropZone/index.js'
import { FileHeader } from './FileHeader/index.js'
import { FileList } from './FileList/index.js'
import { FirstContact } from './FirstContact/index.js'
import { Notice } from './Notice/index.js'
import { OptionsForm } from './OptionsForm/index.js'
import { RecentFiles } from './RecentFiles/index.js'
import { RecipeImport } from './RecipeImport/index.js'
import { RecipeSteps } from './RecipeSteps/index.js'
import { SharedComputer } from './SharedComputer/index.js'
import { StorageMeter } from './StorageMeter/index.js'
import { StoreLabel } from './StoreLabel/index.js'
import { ToggleGroup } from './ToggleGroup/index.js'
import { Workbench } from './Workbench/index.js'
import type { FileFacts } from './files.types.js'
import { TagIcon } from '../icons/index.js'

const file: FileFacts = { name: 'products.csv', products: 1, rows: 1, bytes: 1 }

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
  DiffCell: (native, ref) => <DiffCell {...native} ref={ref} value={{ before: '1' }} />,
  DiffTable: (native, ref) => (
    <DiffTable
      {...native}
      ref={ref}
      columns={[]}
      rows={() => undefined}
      rowCount={1}
      revision={0}
    />
  ),
  ExportSteps: (native, ref) => <ExportSteps {...native} ref={ref} />,
  FileDropZone: (native, ref) => <FileDropZone {...native} ref={ref} onFiles={() => {}} />,
  FileHeader: (native, ref) => <FileHeader {...native} ref={ref} file={file} />,
  FileList: (native, ref) => <FileList {...native} ref={ref} files={[]} onOpen={() => {}} />,
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
  FirstContact: (native, ref) => (
    <FirstContact {...native} ref={ref} zone={{ onFiles: () => {} }} />
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
  ChangeSummary: (native, ref) => <ChangeSummary {...native} ref={ref} />,
  Notice: (native, ref) => <Notice {...native} ref={ref} title="You are offline" />,
  OptionsForm: (native, ref) => (
    <OptionsForm {...native} ref={ref} fields={[]} values={{}} onChange={() => {}} />
  ),
  RecentFiles: (native, ref) => <RecentFiles {...native} ref={ref} files={[]} onOpen={() => {}} />,
  RecipeImport: (native, ref) => <RecipeImport {...native} ref={ref} onFile={() => {}} />,
  RecipeSteps: (native, ref) => (
    <RecipeSteps
      {...native}
      ref={ref}
      heading="products.csv"
      steps={[]}
      onToggle={() => {}}
      onMove={() => {}}
      onRemove={() => {}}
      onApply={() => {}}
    />
  ),
  SharedComputer: (native, ref) => (
    <SharedComputer
      {...native}
      ref={ref}
      removesOnLogout={false}
      onRemovesOnLogoutChange={() => {}}
      onRemoveAll={() => {}}
    />
  ),
  StorageMeter: (native, ref) => <StorageMeter {...native} ref={ref} usedBytes={1} />,
  StoreLabel: (native, ref) => (
    <StoreLabel {...native} ref={ref} store={{ text: 'Nordic Living', badge: 'B' }} />
  ),
  ToggleGroup: (native, ref) => (
    <ToggleGroup
      {...native}
      ref={ref}
      aria-label="Show"
      items={[]}
      value=""
      onValueChange={() => {}}
    />
  ),
  Workbench: (native, ref) => (
    <Workbench
      {...native}
      ref={ref}
      header={{ file }}
      tabs={[{ view: 'changes', content: 'Nothing changes' }]}
      view="changes"
      onViewChange={() => {}}
      icon={TagIcon}
    />
  ),
}

/** Why the others have no row here. */
const others: Readonly<Record<string, readonly string[]>> = {
  'is a page': ['FilesPage', 'RecipePage'],
  'is there once on a page, with a name of its own': ['FileChip'],
  'is a group of fields that takes an id, and names and describes itself': [
    'FilterBar',
    'MapField',
    'RulesField',
  ],
  'is over the whole page while a file is, and takes no events': ['FileDropOverlay'],
  'is a Notice with words of its own': ['MismatchNotice', 'OpenProblemNotice'],
  'is a chip of one or two buttons in a list': ['FilterChip'],
  'is a switch with its texts, in a list of shortcuts': ['SingleKeySwitch'],
  'offers its search field through its ref': ['DiffFilters'],
  'opens over the page and sets roles, names and focus itself': [
    'ComparisonDialog',
    'DownloadDialog',
    'GuardDialog',
    'UndoConflictDialog',
    'CellDrawer',
    'OptionsSheet',
    'RecipeNameDialog',
    'RemoveFileDialog',
    'SaveRecipeDialog',
    'StoreLabelDialog',
    'WorkbenchShortcuts',
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
