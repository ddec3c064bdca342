import {
  isFileAutomationSlug,
  isImageSlug,
  isImportSlug,
  kindFor,
  type AutomationSlug,
  type FileAutomationSlug,
  type ImageSlug,
  type ImportSlug,
} from '@dropwatt/automations/options'
import { InView } from '@dropwatt/ui'
import { WorkOnFileButton, workbenchId, type AutomationPageProps } from '@dropwatt/ui/pages'
import { useMemo, useState, type ComponentType, type ReactNode } from 'react'
import { loadViews } from './loadViews.ts'
import { loadFirstContact } from './loadFirstContact.ts'
import { useRunOnStore } from './live/useRunOnStore.ts'
import { useModule } from './useModule.ts'
import { usePresence } from './usePresence.ts'
import { useHostLocation } from './WorkbenchHost.tsx'

const loadBench = () => loadViews().then((views) => views.loadBench())
const loadImport = () => loadViews().then((views) => views.loadImport())
const loadLede = () => loadViews().then((views) => views.loadLede())
const loadImages = () => loadViews().then((views) => views.loadImages())

export interface AutomationWorkbenchProps {
  slug: AutomationSlug
  /** The page of the automation, which shows the workbench. Must not change. */
  page: ComponentType<AutomationPageProps>
}

/** Shows the page of an automation with what the member works on; without that, it invites to open something. */
export function AutomationWorkbench({ slug, page }: AutomationWorkbenchProps) {
  if (isImportSlug(slug)) return <WithSource slug={slug} page={page} />
  return isFileAutomationSlug(slug) ? (
    <WithFile slug={slug} page={page} />
  ) : (
    <WithImages slug={slug} page={page} />
  )
}

interface WithProps<Slug extends AutomationSlug> extends AutomationWorkbenchProps {
  slug: Slug
}

/** The page of an automation that works on files; one works on images as well. */
function WithFile({ slug, page }: WithProps<FileAutomationSlug>) {
  const { open, openKind, isLive = false, images } = usePresence()
  const isOfImages = isImageSlug(slug) && images !== undefined
  const needed = kindFor(slug)
  // A file of another kind stays open, and the page offers to open one that it can use.
  const isUsable = open !== undefined && (openKind ?? needed) === needed
  const bench = useModule(loadBench, isUsable && !isOfImages)
  const either = useModule(loadImages, isOfImages)
  const lead = useMemo(() => {
    if (either) return <either.ImagesOrFile />
    return bench && <bench.AutomationBench slug={slug} />
  }, [bench, either, slug])
  return (
    <WithBench
      page={page}
      isOpen={isUsable || isOfImages}
      isLive={isLive && isUsable && !isOfImages}
      lead={lead}
      slug={slug}
    />
  )
}

/** The page of an automation that works on images. */
function WithImages({ slug, page }: WithProps<ImageSlug>) {
  const isOpen = usePresence().images !== undefined
  const bench = useModule(loadImages, isOpen)
  const lead = useMemo(() => bench && <bench.ImagesBench slug={slug} />, [bench, slug])
  return <WithBench page={page} isOpen={isOpen} lead={lead} slug={slug} />
}

function WithSource({ slug, page }: WithProps<ImportSlug>) {
  const { importers = noImporters } = usePresence()
  const isOpen = importers.includes(slug)
  const bench = useModule(loadImport, isOpen)
  const lead = useMemo(() => bench && <bench.ImportBench slug={slug} />, [bench, slug])
  return <WithBench page={page} isOpen={isOpen} lead={lead} slug={slug} />
}

const noImporters: readonly string[] = []

interface WithBenchProps extends WithProps<FileAutomationSlug | ImageSlug | ImportSlug> {
  /** Whether something that the page works on is open. */
  isOpen: boolean
  /** Whether it was read from a store. @default false */
  isLive?: boolean
  /** The workbench with it, once it has loaded; the same element until something of it changes. */
  lead: ReactNode
}

/** A page with the workbench; it invites to open something if nothing is. */
function WithBench({ page: Page, slug, isOpen, isLive = false, lead }: WithBenchProps) {
  const { user } = usePresence()
  const { hash } = useHostLocation()
  const [isNear, setNear] = useState(false)
  const run = useRunOnStore(slug)
  const isWanted = isNear || hash === `#${workbenchId}`
  const first = useModule(loadFirstContact, !isOpen && isWanted && user !== undefined)
  const lede = useModule(loadLede, isLive)
  // The page is large, and does not change with the number of files.
  return useMemo(
    () => (
      <Page
        onRun={run}
        runVariant={isOpen ? 'neon-outline' : 'neon'}
        secondaryAction={!isOpen && <WorkOnFileButton />}
        lede={lede && <lede.LiveLede />}
        lead={lead}
      >
        <InView onEnter={() => setNear(true)}>
          {first && <first.FirstContactCard slug={slug} />}
        </InView>
      </Page>
    ),
    [Page, slug, run, isOpen, lede, lead, first],
  )
}
