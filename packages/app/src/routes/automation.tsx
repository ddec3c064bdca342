import {
  isFileAutomationSlug,
  isImageSlug,
  isImportSlug,
  kindFor,
  type FileAutomationSlug,
  type ImageSlug,
  type ImportSlug,
} from '@dropwatt/automations/options'
import { InView, useAutomationText } from '@dropwatt/ui'
import { WorkOnFileButton, workbenchId, type AutomationPageProps } from '@dropwatt/ui/pages'
import { useMemo, useState, type ComponentType, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { AutomationSlug } from '../paths.ts'
import { useTitle } from '../wiring/usePageTitle.ts'
import { useModule } from '../../../workbench/src/react/useModule.ts'
import { usePresence } from '../../../workbench/src/react/usePresence.ts'

const loadBench = () =>
  import('../../../workbench/src/react/views.ts').then((views) => views.loadBench())
const loadImport = () =>
  import('../../../workbench/src/react/views.ts').then((views) => views.loadImport())
const loadImages = () =>
  import('../../../workbench/src/react/views.ts').then((views) => views.loadImages())
const loadFirstContact = () =>
  import('../../../workbench/src/react/views.ts').then((views) => views.loadFirstContact())

type AnyPage = ComponentType<AutomationPageProps>

/** Creates the route component of an automation page. */
export function automation(slug: AutomationSlug, Page: AnyPage): ComponentType {
  return function Automation() {
    useTitle(useAutomationText(slug).label)
    if (isImportSlug(slug)) return <WithSource slug={slug} page={Page} />
    return isFileAutomationSlug(slug) ? (
      <WithFile slug={slug} page={Page} />
    ) : (
      <WithImages slug={slug} page={Page} />
    )
  }
}

interface WithFileProps {
  slug: FileAutomationSlug
  page: AnyPage
}

/** The page of an automation that works on files, with the workbench; one works on images as well. */
function WithFile({ slug, page }: WithFileProps) {
  const { open, openKind, images } = usePresence()
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
  return <WithBench page={page} isOpen={isUsable || isOfImages} lead={lead} slug={slug} />
}

/** The page of an automation that works on images, with the workbench for a set of them. */
function WithImages({ slug, page }: { slug: ImageSlug; page: AnyPage }) {
  const isOpen = usePresence().images !== undefined
  const bench = useModule(loadImages, isOpen)
  const lead = useMemo(() => bench && <bench.ImagesBench slug={slug} />, [bench, slug])
  return <WithBench page={page} isOpen={isOpen} lead={lead} slug={slug} />
}

/** The page of an importer, with the workbench for what it imports from. */
function WithSource({ slug, page }: { slug: ImportSlug; page: AnyPage }) {
  const { importers = noImporters } = usePresence()
  const isOpen = importers.includes(slug)
  const bench = useModule(loadImport, isOpen)
  const lead = useMemo(() => bench && <bench.ImportBench slug={slug} />, [bench, slug])
  return <WithBench page={page} isOpen={isOpen} lead={lead} slug={slug} />
}

const noImporters: readonly string[] = []

interface WithBenchProps {
  page: AnyPage
  slug: FileAutomationSlug | ImageSlug | ImportSlug
  /** Whether something that the page works on is open. */
  isOpen: boolean
  /** The workbench with it, once it has loaded; the same element until something of it changes. */
  lead: ReactNode
}

/** A page with the workbench; it invites to open something if nothing is. */
function WithBench({ page: Page, slug, isOpen, lead }: WithBenchProps) {
  const { user } = usePresence()
  const { hash } = useLocation()
  const [isNear, setNear] = useState(false)
  const isWanted = isNear || hash === `#${workbenchId}`
  const first = useModule(loadFirstContact, !isOpen && isWanted && user !== undefined)
  // The page is large, and does not change with the number of files.
  return useMemo(
    () => (
      <Page
        runVariant={isOpen ? 'neon-outline' : 'neon'}
        secondaryAction={!isOpen && <WorkOnFileButton />}
        lead={lead}
      >
        <InView onEnter={() => setNear(true)}>
          {first && <first.FirstContactCard slug={slug} />}
        </InView>
      </Page>
    ),
    [Page, slug, isOpen, lead, first],
  )
}
