import { createRef, StrictMode, type ReactElement, type Ref } from 'react'
import { describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import index from '../../components.json'
import { BenchHeading } from './BenchHeading/index.js'
import { IntakeForm } from './IntakeForm/index.js'
import { ViewInset } from './ViewInset/index.js'
import { ChoiceCards } from './ChoiceCards/index.js'
import { FilesPanel } from './FilesPanel/index.js'
import { FindingList } from './FindingList/index.js'
import { Histogram } from './Histogram/index.js'
import { JobNotice } from './JobNotice/index.js'
import { JobProgress } from './JobProgress/index.js'
import { JobResult } from './JobResult/index.js'
import { JobTimeline } from './JobTimeline/index.js'
import { ChangeSummary } from './ChangeSummary/index.js'
import { ColumnMapper } from './ColumnMapper/index.js'
import { ImageDownload } from './ImageDownload/index.js'
import { ImageResults } from './ImageResults/index.js'
import { MetadataFound } from './MetadataFound/index.js'
import { PoolProgress } from './PoolProgress/index.js'
import { SlowNotice } from './SlowNotice/index.js'
import { ImportedProducts } from './ImportedProducts/index.js'
import { ProductPreview } from './ProductPreview/index.js'
import { DiffCell } from './DiffCell/index.js'
import { DiffTable } from './DiffTable/index.js'
import { ExportSteps } from './ExportSteps/index.js'
import { FileDropZone } from './FileDropZone/index.js'
import { FileHeader } from './FileHeader/index.js'
import { FileList } from './FileList/index.js'
import { FirstContact } from './FirstContact/index.js'
import { CostChangesView } from './CostChangesView/index.js'
import { ImagePreviews } from './ImagePreviews/index.js'
import { MaskEditor } from './MaskEditor/index.js'
import { PositionPicker } from './PositionPicker/index.js'
import { FilterRule } from './FilterRule/index.js'
import { RemarkList } from './RemarkList/index.js'
import { ReviewQueue } from './ReviewQueue/index.js'
import { TemplatePicker } from './TemplatePicker/index.js'
import { MarginsView } from './MarginsView/index.js'
import { MemoryTable } from './MemoryTable/index.js'
import { Notice } from './Notice/index.js'
import { OptionsForm } from './OptionsForm/index.js'
import { RecentFiles } from './RecentFiles/index.js'
import { RecipeImport } from './RecipeImport/index.js'
import { RecipeSteps } from './RecipeSteps/index.js'
import { ServicePanel } from './ServicePanel/index.js'
import { SharedComputer } from './SharedComputer/index.js'
import { StorageMeter } from './StorageMeter/index.js'
import { StoreLabel } from './StoreLabel/index.js'
import { ToggleGroup } from './ToggleGroup/index.js'
import { TranslationSummary } from './TranslationSummary/index.js'
import { Workbench } from './Workbench/index.js'
import type { ShownFile } from './files.types.js'
import { TagIcon } from '../icons/index.js'

const file: ShownFile = { name: 'products.csv', products: 1, rows: 1, bytes: 1 }

interface Native {
  'data-testid': string
  className: string
  id: string
}

/** Each component that renders one element, with its required props. */
const components: Record<string, (native: Native, ref: Ref<never>) => ReactElement> = {
  ImageDownload: (native, ref) => (
    <ImageDownload {...native} ref={ref} images={1} onDownload={() => {}} />
  ),
  ImageResults: (native, ref) => (
    <ImageResults
      {...native}
      ref={ref}
      rowCount={0}
      rows={() => undefined}
      revision={0}
      filter="all"
      onFilterChange={() => {}}
      counts={{ all: 0, kept: 0, 'less-similar': 0, review: 0 }}
    />
  ),
  MetadataFound: (native, ref) => <MetadataFound {...native} ref={ref} places={1} />,
  PoolProgress: (native, ref) => (
    <PoolProgress {...native} ref={ref} name="Compress" done={0} total={1} />
  ),
  SlowNotice: (native, ref) => (
    <SlowNotice {...native} ref={ref} images={1} webpSeconds={60} jpgSeconds={5} />
  ),
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
  ColumnMapper: (native, ref) => (
    <ColumnMapper
      {...native}
      ref={ref}
      columns={[]}
      targets={[]}
      supplier=""
      onTargetChange={() => {}}
      onConfirm={() => {}}
      onSupplierChange={() => {}}
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
  BenchHeading: (native, ref) => <BenchHeading {...native} ref={ref} />,
  IntakeForm: (native, ref) => <IntakeForm {...native} ref={ref} onSubmit={() => {}} />,
  ViewInset: (native, ref) => <ViewInset {...native} ref={ref} />,
  FirstContact: (native, ref) => (
    <FirstContact {...native} ref={ref} zone={{ onFiles: () => {} }} />
  ),
  ImportedProducts: (native, ref) => (
    <ImportedProducts
      {...native}
      ref={ref}
      filter="all"
      counts={{ all: 0 }}
      search=""
      rowCount={0}
      rows={() => undefined}
      revision={0}
      onFilterChange={() => {}}
      onSearchChange={() => {}}
    />
  ),
  Histogram: (native, ref) => (
    <Histogram
      {...native}
      ref={ref}
      heading="Margins"
      bars={[]}
      columns={{ range: 'Margin', count: 'Variants' }}
    />
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
  CostChangesView: (native, ref) => (
    <CostChangesView
      {...native}
      ref={ref}
      name="products.csv"
      zone={{ onFiles: () => {} }}
      recent={[]}
      onChoose={() => {}}
      onKindChange={() => {}}
      onShowMore={() => {}}
      onChooseAnother={() => {}}
    />
  ),
  ImagePreviews: (native, ref) => (
    <ImagePreviews {...native} ref={ref} kind="watermark" images={[]} />
  ),
  MaskEditor: (native, ref) => <MaskEditor {...native} ref={ref} name="oak-stool.jpg" />,
  PositionPicker: (native, ref) => (
    <PositionPicker
      {...native}
      ref={ref}
      legend="Position"
      value="bottom-right"
      onValueChange={() => {}}
    />
  ),
  ReviewQueue: (native, ref) => (
    <ReviewQueue
      {...native}
      ref={ref}
      images={[{ id: '1', name: 'oak-stool.jpg', reasons: ['gaps'] }]}
      current="1"
      pictures={{}}
      onCurrentChange={() => {}}
      onDecide={() => {}}
    />
  ),
  TemplatePicker: (native, ref) => (
    <TemplatePicker
      {...native}
      ref={ref}
      legend="Background"
      templates={[]}
      value=""
      onValueChange={() => {}}
    />
  ),
  MarginsView: (native, ref) => <MarginsView {...native} ref={ref} floor={20} target={40} />,
  Notice: (native, ref) => <Notice {...native} ref={ref} title="You are offline" />,
  FilterRule: (native, ref) => (
    <FilterRule
      {...native}
      ref={ref}
      variants={[{ kind: 'price', min: 20, max: 50 }]}
      byVariant={[]}
      products={[]}
    />
  ),
  RemarkList: (native, ref) => (
    <RemarkList
      {...native}
      ref={ref}
      remarks={[{ tone: 'info', text: 'Gift cards keep their price.' }]}
    />
  ),
  OptionsForm: (native, ref) => (
    <OptionsForm {...native} ref={ref} fields={[]} values={{}} onChange={() => {}} />
  ),
  ProductPreview: (native, ref) => (
    <ProductPreview {...native} ref={ref} index={0} count={0} onIndexChange={() => {}} />
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
  ServicePanel: (native, ref) => (
    <ServicePanel
      {...native}
      ref={ref}
      label="My own key"
      texts={1}
      onStart={() => {}}
      onCancel={() => {}}
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
  MemoryTable: (native, ref) => (
    <MemoryTable
      {...native}
      ref={ref}
      kind="glossary"
      entries={[]}
      onSave={() => Promise.resolve(true)}
      onRemove={() => {}}
      onRestore={() => {}}
      onImport={() => {}}
      onExport={() => {}}
    />
  ),
  TranslationSummary: (native, ref) => <TranslationSummary {...native} ref={ref} />,
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

/** Reasons why the other components have no row here. */
const others: Readonly<Record<string, readonly string[]>> = {
  'is one or two lists, which their notice names': ['NameList'],
  'is a page': ['FilesPage', 'GuidePage', 'RecipePage'],
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
  'moves focus to an image through its ref': ['ImageGrid'],
  'offers its search field through its ref': ['DiffFilters', 'TranslationTable'],
  'opens over the page and sets roles, names and focus itself': [
    'ApplyFirstDialog',
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

test('every public component is covered or exempt with a reason', () => {
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
