import type { FileAutomationSlug, ImageSlug, ImportSlug } from '@dropwatt/automations/options'
import type { Catalog } from '@dropwatt/ui'
import { workbenchId } from '@dropwatt/ui/pages'
import { FirstContact } from '@dropwatt/ui/workbench'
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { CatalogProvider } from '../CatalogProvider.tsx'
import { slugsWithCustomIntake } from '../slugsWithCustomIntake.ts'
import { useModule } from '../useModule.ts'
import { usePresence } from '../usePresence.ts'
import { useHost } from '../WorkbenchHost.tsx'
import { recentFiles } from './facts.ts'
import { canUse, neededKind } from './neededKind.ts'
import { useDropZone } from './useDropZone.ts'
import { useOpenPart } from './useOpenPart.ts'

const catalogs = import.meta.glob<Catalog>('./catalogs/*.ts', { import: 'catalog' })

const loadOffer = () => import('../live/StoreOffer.tsx')

interface FirstContactCardProps {
  /** The automation whose page it is on. */
  slug: FileAutomationSlug | ImageSlug | ImportSlug
}

/**
 * The workbench before a file is open, at the end of an automation page. Storage and worker load with
 * the first file, or if files are saved.
 */
export function FirstContactCard(props: FirstContactCardProps) {
  return (
    <CatalogProvider catalogs={catalogs}>
      <Card {...props} />
    </CatalogProvider>
  )
}

function Card({ slug }: FirstContactCardProps) {
  const host = useHost()
  const { workbench, user, paths, language, isPseudo = false, storeMode } = host
  const { files: count = 0 } = usePresence()
  // A file that was dropped elsewhere on the page may have been refused.
  const hasStarted = useSyncExternalStore(workbench.subscribe, workbench.hasStarted, () => false)
  const hasOwnIntake = slugsWithCustomIntake.has(slug)
  // With their texts, so that the place of what they render stays until then.
  const loadParts = useCallback(async () => {
    const loaded = await import('./FirstContactParts.tsx')
    await loaded.loadBenchLanguage(language, isPseudo)
    return loaded
  }, [language, isPseudo])
  const parts = useModule(loadParts, count > 0 || hasStarted || hasOwnIntake)
  const bench = user === undefined ? undefined : parts?.benchOf(host, user)
  const needed = neededKind(slug)
  const reads = needed === 'products' || needed === 'translations' ? needed : undefined
  const offer = useModule(loadOffer, storeMode !== undefined && reads !== undefined)
  const zone = useDropZone(bench, needed === 'images')
  const files = useOpenPart(bench, (state) => state.files)
  const jobs = useOpenPart(bench, (state) => state.jobs)
  const recent = useMemo(() => files && jobs && recentFiles({ files, jobs }), [files, jobs])
  const other = useOpenPart(bench, ({ arrived, session, importing, images, goesOn }) => {
    // The next import is added to the open export.
    const besides = goesOn === slug ? undefined : session?.file
    const open = [arrived, besides, importing?.file, images?.file]
    return open.find((file) => file && !canUse(slug, file))
  })
  const heading = useRef<HTMLHeadingElement>(null)
  const news = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (location.hash !== `#${workbenchId}`) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView()
  }, [])

  return (
    <FirstContact
      id={workbenchId}
      headingRef={heading}
      // A zone that is replaced while the dialog of the system is open would lose what is chosen there.
      busy={hasOwnIntake && !bench}
      newsRef={news}
      news={
        parts &&
        bench && (
          <parts.FirstContactNews
            bench={bench}
            slug={slug}
            other={other}
            news={news}
            heading={heading}
          />
        )
      }
      filesHref={paths.files}
      guideHref={paths.filesGuide}
      needed={needed}
      mismatch={
        parts && bench && other
          ? {
              open: other.kind ?? 'products',
              needed,
              actions: <parts.OpenOther bench={bench} file={other} />,
            }
          : undefined
      }
      store={offer && reads && <offer.StoreOffer reads={reads} />}
      zone={{
        ...zone,
        // The sample is an export of products.
        ...(needed !== 'products' && { kind: needed, onSample: undefined }),
      }}
      recent={recent}
      onOpenRecent={(id) => void bench?.opening.openSaved(id)}
    >
      {hasOwnIntake && parts && bench ? (
        <parts.FirstContactIntake bench={bench} slug={slug} zone={zone} />
      ) : undefined}
    </FirstContact>
  )
}
