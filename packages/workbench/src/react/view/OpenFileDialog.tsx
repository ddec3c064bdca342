import { Button, Dialog, Paragraphs, Stack } from '@dropwatt/ui'
import { FileDropZone, RecentFiles } from '@dropwatt/ui/workbench'
import { Fragment, useRef } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { Bench } from '../../core/store/Bench.ts'
import { useBenchTexts } from './BenchTextsProvider.tsx'
import { nameOfFile, recentFiles } from './facts.ts'
import { pageOf } from './lastPage.ts'
import { MetadataIntake } from './MetadataIntake.tsx'
import { canUse, neededKind } from './neededKind.ts'
import { useZoneNotices } from './openingNotices.tsx'
import { PageIntake } from './PageIntake.tsx'
import { useDropZone } from './useDropZone.ts'
import { useHost } from '../WorkbenchHost.tsx'
import { useModule } from '../useModule.ts'
import { useSlug } from './useSlug.ts'

const loadOffer = () => import('../live/StoreOffer.tsx')

/** Opens another file; what is open stays until then, and also if the dialog is closed. */
export function OpenFileDialog({ bench }: { bench: Bench }) {
  const { texts } = useBenchTexts()
  const account = useStore(
    bench.state,
    useShallow(({ files, jobs }) => ({ files, jobs })),
  )
  const slug = useSlug()
  const { leave, paths, storeMode } = useHost()
  const offer = useModule(loadOffer, storeMode !== undefined)
  const needed = slug ? neededKind(slug) : 'products'
  const zone = useDropZone(bench, needed === 'images')
  const isShown = bench.files.list.find((file) => slug && canUse(slug, file))
  const recent = recentFiles(account, isShown?.id)
  const answers = useZoneNotices(bench, slug)
  const close = () => bench.dialogs.close()
  const first = useRef<HTMLElement>(null)

  async function openRecent(id: string) {
    const { files, jobs } = account
    const file = files.find((each) => each.id === id)
    if (!file || !(await bench.opening.openSaved(id))) return
    if (!slug || !canUse(slug, file)) leave(pageOf(paths, file, jobs.get(id)))
  }

  return (
    <Dialog
      open
      onOpenChange={close}
      heading={bench.files.list.length > 0 ? texts.openFile.another : texts.openFile.first}
      size="lg"
      initialFocus={first}
      actions={
        <Button variant="ghost" onClick={close}>
          {texts.openFile.close}
        </Button>
      }
    >
      <Stack
        gap={6}
        ref={(content) => {
          first.current = content?.querySelector<HTMLElement>('input:checked, button') ?? null
        }}
      >
        {isShown && <Paragraphs texts={[texts.openFile.stays(nameOfFile(isShown))]} />}
        {answers.map(({ id, content }) => (
          <Fragment key={id}>{content}</Fragment>
        ))}
        {slug === 'product-importer' ? (
          <PageIntake bench={bench} zone={{ ...zone, onSample: undefined }} />
        ) : slug === 'remove-metadata' ? (
          <MetadataIntake bench={bench} zone={zone} />
        ) : (
          <FileDropZone
            {...zone}
            // The sample is an export of products.
            {...(needed !== 'products' && { kind: needed, onSample: undefined })}
          />
        )}
        {offer && (needed === 'products' || needed === 'translations') && (
          <offer.StoreOffer reads={needed} />
        )}
        {recent.length > 0 && <RecentFiles files={recent} onOpen={(id) => void openRecent(id)} />}
      </Stack>
    </Dialog>
  )
}
