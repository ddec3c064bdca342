import { isFileAutomationSlug, type FileAutomationSlug } from '@dropwatt/automations/options'
import { useAutomationText } from '@dropwatt/ui'
import { WorkOnFileButton, workbenchId, type AutomationPageProps } from '@dropwatt/ui/pages'
import { useMemo, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import type { AutomationSlug } from '../paths.ts'
import { useTitle } from '../wiring/usePageTitle.ts'
import { useModule } from '../workbench/useModule.ts'
import { useNear } from '../workbench/useNear.ts'
import { usePresence } from '../workbench/usePresence.ts'

const loadBench = () => import('../workbench/parts.ts').then((parts) => parts.loadBench())
const loadFirstContact = () =>
  import('../workbench/parts.ts').then((parts) => parts.loadFirstContact())

type AnyPage = ComponentType<AutomationPageProps>

/** Creates the route component of an automation page. */
export function automation(slug: AutomationSlug, Page: AnyPage): ComponentType {
  return function Automation() {
    useTitle(useAutomationText(slug).label)
    return isFileAutomationSlug(slug) ? (
      <WithFile slug={slug} page={Page} />
    ) : (
      <WithoutFile slug={slug} page={Page} />
    )
  }
}

/** The page of an automation that does not work on files; says so while one is open. */
function WithoutFile({ slug, page: Page }: { slug: AutomationSlug; page: AnyPage }) {
  const bench = useModule(loadBench, usePresence().open !== undefined)
  return <Page lead={bench && <bench.AutomationBench slug={slug} />} />
}

interface WithFileProps {
  slug: FileAutomationSlug
  page: AnyPage
}

/** The page of an automation that works on files, with the workbench. */
function WithFile({ slug, page: Page }: WithFileProps) {
  const { user, open } = usePresence()
  const { hash } = useLocation()
  const [end, isNear] = useNear<HTMLDivElement>()
  const isOpen = open !== undefined
  const isWanted = isNear || hash === `#${workbenchId}`
  const bench = useModule(loadBench, isOpen)
  const first = useModule(loadFirstContact, !isOpen && isWanted && user !== undefined)
  // The page is large, and does not change with the number of files.
  return useMemo(
    () => (
      <Page
        runVariant={isOpen ? 'neon-outline' : 'neon'}
        secondaryAction={!isOpen && <WorkOnFileButton />}
        lead={bench && <bench.AutomationBench slug={slug} />}
      >
        <div ref={end}>{first && <first.FirstContactCard />}</div>
      </Page>
    ),
    [Page, slug, isOpen, bench, first, end],
  )
}
