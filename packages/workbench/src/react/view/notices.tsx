import type { Encoding } from '@dropwatt/automations'
import type { AutomationSlug } from '@dropwatt/automations/options'
import { Button, Paragraphs, useAutomationLabels } from '@dropwatt/ui'
import { DeviceIcon, DownloadIcon, RetryIcon } from '@dropwatt/ui/icons'
import { JobNotice, Notice, type WorkbenchNotice } from '@dropwatt/ui/workbench'
import { useState } from 'react'
import { useStore } from 'zustand'
import type { Bench } from '../../core/store/Bench.ts'
import type { LostExclusions } from '../../core/store/KeptPages.ts'
import type { Session } from '../../core/store/Session.ts'
import { useHost } from '../WorkbenchHost.tsx'
import { useLiveNotices } from '../live/useLiveNotices.tsx'
import { useBenchTexts } from './BenchTextsProvider.tsx'
import { countJobs } from './facts.ts'
import { useSlug } from './useSlug.ts'
import { useOpeningNotices } from './openingNotices.tsx'
import { useMissingRates, writeDay } from './useRatesTexts.ts'
import { useJobNames } from './useJobNames.ts'
import { UnpackedNotice } from './UnpackedNotice.tsx'
import { writeMoment } from './writeMoment.ts'
import { writeCount } from '../writeCount.ts'

/** Files are lost with the tab, as the browser saves none. */
export function UnsavedNotice() {
  const { refused } = useBenchTexts().texts
  const [isReasonShown, setReasonShown] = useState(false)
  return (
    <Notice
      tone="warning"
      icon={DeviceIcon}
      title={refused.title}
      actions={
        <Button
          size="sm"
          variant="outline"
          aria-expanded={isReasonShown}
          onClick={() => setReasonShown(!isReasonShown)}
        >
          {refused.why}
        </Button>
      }
    >
      <Paragraphs texts={[refused.text, isReasonShown && refused.reason]} />
    </Notice>
  )
}

interface TwoTabsNoticeProps {
  title: string
  /** Takes the right to work on the file. */
  onWork: () => void
  /** Closes the notice. */
  onView: () => void
}

/** Another tab has the right to change the file. */
export function TwoTabsNotice({ title, onWork, onView }: TwoTabsNoticeProps) {
  const { twoTabs } = useBenchTexts().texts
  return (
    <Notice
      tone="warning"
      title={title}
      actions={
        <>
          <Button size="sm" variant="outline" onClick={onWork}>
            {twoTabs.work}
          </Button>
          <Button size="sm" variant="ghost" onClick={onView}>
            {twoTabs.view}
          </Button>
        </>
      }
    >
      {twoTabs.text}
    </Notice>
  )
}

/** Exclusions of the page do not apply any more, as jobs changed the file under them. */
export function LostNotice({ session, lost }: { session: Session; lost: LostExclusions }) {
  const { texts, language } = useBenchTexts()
  const nameOf = useJobNames()
  const { jobs } = useStore(session.state).status
  const list = new Intl.ListFormat(language)
  const say = (text: (names: string) => string, ids: readonly string[]) => {
    const names = jobs.flatMap((job) => (ids.includes(job.id) ? `“${nameOf(job).title}”` : []))
    return names.length > 0 && text(list.format(names))
  }
  const { count, applied, undone } = lost
  return (
    <Notice
      tone="warning"
      role="status"
      title={texts.lost.title(writeCount(count, language), count)}
      onDismiss={() => session.preview.dismissLost()}
    >
      {[say(texts.lost.applied, applied), say(texts.lost.undone, undone), texts.lost.text]
        .filter(Boolean)
        .join(' ')}
    </Notice>
  )
}

/** The device has no space for the open file; says how much the others take. */
function FullNotice({ bench, file }: { bench: Bench; file: string }) {
  const { texts, language } = useBenchTexts()
  const files = useStore(bench.state, (state) => state.files)
  const { paths } = useHost()
  const others = files.filter(({ id }) => id !== file)
  const bytes = others.reduce((sum, { size }) => sum + size, 0)
  const megabytes = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  })
  const size = others.length > 0 ? megabytes.format(bytes / 1_000_000) : undefined
  return (
    <Notice
      tone="danger"
      icon={DeviceIcon}
      title={texts.full.title}
      actions={
        <>
          <Button
            size="sm"
            variant="outline"
            leading={<DownloadIcon />}
            onClick={() => bench.dialogs.ask({ kind: 'download' })}
          >
            {texts.download}
          </Button>
          {size !== undefined && (
            <Button size="sm" variant="outline" href={paths.files}>
              {texts.full.free}
            </Button>
          )}
        </>
      }
    >
      {size === undefined ? texts.full.onlyFile : texts.full.text(size)}
    </Notice>
  )
}

const encodingNames: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
}

/** Returns what the member must know about the open file, newest first. */
export function useNotices(bench: Bench, session: Session): readonly WorkbenchNotice[] {
  const { texts, language } = useBenchTexts()
  const labels = useAutomationLabels()
  const isInMemory = useStore(bench.state, (account) => account.isInMemory)
  const savedCount = useStore(bench.state, ({ jobs }) => {
    const saved = jobs.get(session.file.id)
    return saved && countJobs(saved)
  })
  const state = useStore(session.state)
  const { file, opened, canEdit, ended, unsaved, changedOnDisk, status, preview } = state
  const rates = useMissingRates()
  const [isViewing, setViewing] = useState(false)
  const [isFormatKnown, setFormatKnown] = useState(false)
  const [isOriginKnown, setOriginKnown] = useState(false)
  const [isAppKnown, setAppKnown] = useState(false)
  const slug = useSlug()
  const notices = [
    ...useOpeningNotices(bench, session.file.id, slug),
    ...useLiveNotices(bench, session),
  ]

  if (ended?.kind === 'unwritable') {
    notices.push({
      id: 'ended',
      content: (
        <Notice
          tone="danger"
          title={texts.unwritable.title(ended.details)}
          onDismiss={() => session.jobs.dismiss()}
        >
          {texts.unwritable.text}
        </Notice>
      ),
    })
  } else if (ended) {
    const name = ended.slug ? labels[ended.slug as AutomationSlug] : ''
    notices.push({
      id: 'ended',
      content: (
        <JobNotice
          ending={ended.kind}
          name={name}
          onDismiss={() => session.jobs.dismiss()}
          {...(ended.kind !== 'cancelled' &&
            session.jobs.canRetry && { onRetry: () => void session.jobs.retry() })}
          {...(ended.kind === 'failed' && {
            onCopyDetails: () => void navigator.clipboard.writeText(ended.details),
          })}
        />
      ),
    })
  }
  if (unsaved === 'full') {
    notices.push({ id: 'full', content: <FullNotice bench={bench} file={file.id} /> })
  }
  if (!canEdit && !isViewing) {
    notices.push({
      id: 'tabs',
      content: (
        <TwoTabsNotice
          title={texts.twoTabs.title}
          onWork={() => void session.lock(true)}
          onView={() => setViewing(true)}
        />
      ),
    })
  }
  if (changedOnDisk) {
    const count = savedCount ?? countJobs(status.jobs)
    notices.push({
      id: 'disk',
      content: (
        <Notice
          tone="warning"
          icon={RetryIcon}
          title={texts.changedOnDisk.title(...writeMoment(changedOnDisk.lastModified, language))}
          actions={
            <>
              <Button
                size="sm"
                variant="outline"
                onClick={() => {
                  void session.disk.dismiss()
                  void bench.opening.open(changedOnDisk, file.disk?.handle, { isCopy: true })
                }}
              >
                {texts.changedOnDisk.open}
              </Button>
              <Button
                size="sm"
                variant="outline"
                onClick={() => bench.dialogs.ask({ kind: 'compare', source: changedOnDisk })}
              >
                {texts.changedOnDisk.compare}
              </Button>
              <Button size="sm" variant="ghost" onClick={() => void session.disk.dismiss()}>
                {texts.changedOnDisk.resume}
              </Button>
            </>
          }
        >
          {[
            texts.changedOnDisk.text(...writeMoment(file.addedAt, language)),
            count > 0 && texts.changedOnDisk.jobs(writeCount(count, language), count),
          ]
            .filter(Boolean)
            .join(' ')}
        </Notice>
      ),
    })
  }
  if (isInMemory || unsaved === 'refused') {
    notices.push({ id: 'refused', content: <UnsavedNotice /> })
  }
  if (rates && preview?.slug === 'currency-converter' && preview.options.rate === 'reference') {
    const { date, age } = rates
    notices.push({
      id: 'offline',
      content: (
        <Notice title={texts.offline.title}>
          {texts.offline.text(writeDay(date, language), writeCount(age, language), age)}
        </Notice>
      ),
    })
  }
  if (file.unpacked && status.jobs.length === 0 && !isOriginKnown) {
    notices.push({
      id: 'unpacked',
      content: (
        <UnpackedNotice from={file.unpacked} isDownloaded onDismiss={() => setOriginKnown(true)} />
      ),
    })
  }
  if (opened.facts.isOfMatrixify && !isAppKnown) {
    notices.push({
      id: 'matrixify',
      content: (
        <Notice title={texts.matrixify.title} onDismiss={() => setAppKnown(true)}>
          {texts.matrixify.text}
        </Notice>
      ),
    })
  }
  const { encoding, delimiter } = opened.facts
  const isUnusual = encoding !== 'utf-8' || delimiter !== ','
  if (isUnusual && status.jobs.length === 0 && !isFormatKnown) {
    notices.push({
      id: 'format',
      content: (
        <Notice
          title={texts.format.title(encodingNames[encoding], texts.format.signs[delimiter])}
          onDismiss={() => setFormatKnown(true)}
        >
          {texts.format.text}
        </Notice>
      ),
    })
  }
  return notices
}
