import { Button } from '@dropwatt/ui'
import { DeviceIcon } from '@dropwatt/ui/icons'
import { Notice, offBecause, SlowNotice, type WorkbenchNotice } from '@dropwatt/ui/workbench'
import { useState } from 'react'
import { useStore } from 'zustand'
import { useHost } from '../WorkbenchHost.tsx'
import type { Bench } from '../../core/store/Bench.ts'
import { useBenchTexts } from '../view/BenchTextsProvider.tsx'
import { TwoTabsNotice, UnsavedNotice } from '../view/notices.tsx'
import type { Estimates } from './useEstimates.ts'
import { useOpeningNotices } from '../view/openingNotices.tsx'
import type { ImageSlug } from '../../core/images/store/ImageSetState.ts'
import type { ImageSet } from '../../core/images/store/ImageSet.ts'
import { writeCount } from '../writeCount.ts'
import { useSet } from './useSet.ts'

/** The choice of an automation that also works on product files. */
const ofImages = { what: 'images' } as const

/** JPG is suggested only if it saves more than this, in seconds. */
const slowSeconds = 60

/** Returns what the member must know about the open set, newest first. */
export function useImageNotices(
  bench: Bench,
  set: ImageSet,
  slug: ImageSlug,
  { estimates, isChecking }: { estimates: Estimates; isChecking: boolean },
): readonly WorkbenchNotice[] {
  const { texts, language } = useBenchTexts()
  const { paths } = useHost()
  const words = texts.images
  const isInMemory = useStore(bench.state, (account) => account.isInMemory)
  const [isViewing, setViewing] = useState(false)
  const [isHeicKnown, setHeicKnown] = useState(false)
  const [isSlowKnown, setSlowKnown] = useState(false)
  const [isShortKnown, setShortKnown] = useState(false)
  const { file, unused, intake, interrupted, access, shortOfSpace, unsaved, canEdit } = useSet(
    set,
    'file',
    'unused',
    'intake',
    'interrupted',
    'access',
    'shortOfSpace',
    'unsaved',
    'canEdit',
  )
  const images = useStore(set.state, (state) => state.images.length)
  const count = (value: number) => writeCount(value, language)
  const megabytes = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 0,
  })
  const notices = [...useOpeningNotices(bench, set.id, slug, ofImages)]

  if (intake) {
    notices.push({
      id: 'intake',
      content: (
        <Notice
          role="status"
          title={words.intake[intake.phase](count(intake.done), count(intake.all), intake.all)}
        />
      ),
    })
  }
  if (access !== 'granted') {
    notices.push({
      id: 'access',
      content: (
        <Notice
          tone="warning"
          title={words.permission.title}
          actions={
            <Button size="sm" variant="outline" onClick={() => void set.askForAccess()}>
              {words.permission.allow}
            </Button>
          }
        >
          {words.permission.text(file.name)}
        </Notice>
      ),
    })
  }
  const viewOnly = canEdit ? undefined : texts.off.setViewOnly
  if (interrupted) {
    const { done, all } = interrupted.counts
    notices.push({
      id: 'interrupted',
      content: (
        <Notice
          tone="warning"
          title={words.cutOff.title}
          actions={
            <>
              <Button
                size="sm"
                variant="outline"
                onClick={() => void set.jobs.resume()}
                {...offBecause(viewOnly ?? (access === 'granted' ? undefined : texts.off.access))}
              >
                {words.resume}
              </Button>
              {done > 0 && (
                <Button size="sm" variant="outline" onClick={() => void set.zip.save()}>
                  {words.cutOff.download(count(done), done)}
                </Button>
              )}
              <Button
                size="sm"
                variant="ghost"
                onClick={() => void set.decisions.removeInterrupted()}
                {...offBecause(viewOnly)}
              >
                {words.cutOff.remove}
              </Button>
            </>
          }
        >
          {words.cutOff.text(count(done), count(all), count(done + 1), done, all)}
        </Notice>
      ),
    })
  }
  if (unsaved !== undefined || (shortOfSpace && !isShortKnown)) {
    notices.push({
      id: 'full',
      content: (
        <Notice
          tone={unsaved === undefined ? 'warning' : 'danger'}
          icon={DeviceIcon}
          title={words.full.title}
          {...(unsaved === undefined && { onDismiss: () => setShortKnown(true) })}
          actions={
            <Button size="sm" variant="outline" href={paths.files}>
              {words.full.free}
            </Button>
          }
        >
          {unsaved === undefined && shortOfSpace
            ? words.full.text(
                megabytes.format(shortOfSpace.needed / 1_000_000),
                megabytes.format(shortOfSpace.left / 1_000_000),
              )
            : words.full.results}
        </Notice>
      ),
    })
  }
  if (!canEdit && !isViewing) {
    notices.push({
      id: 'tabs',
      content: (
        <TwoTabsNotice
          title={words.twoTabs.title}
          onWork={() => void set.lock(true)}
          onView={() => setViewing(true)}
        />
      ),
    })
  }
  if (isInMemory) notices.push({ id: 'refused', content: <UnsavedNotice /> })
  const { webp, jpeg } = estimates
  if (webp !== undefined && jpeg !== undefined && webp - jpeg > slowSeconds && !isSlowKnown) {
    notices.push({
      id: 'slow',
      content: (
        <SlowNotice
          images={images}
          webpSeconds={webp}
          jpgSeconds={jpeg}
          onDismiss={() => setSlowKnown(true)}
        />
      ),
    })
  }
  const heic = unused.filter(({ problem }) => problem === 'heic').length
  if (heic > 0 && !isHeicKnown && !isChecking && intake === undefined) {
    notices.push({
      id: 'heic',
      content: (
        <Notice
          tone="warning"
          title={words.problems.heic.title(count(heic), heic)}
          onDismiss={() => setHeicKnown(true)}
        >
          {words.problems.heic.text} {words.check.others(count(images), images)}
        </Notice>
      ),
    })
  }
  return notices
}
