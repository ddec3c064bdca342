import { automations, extraAutomations, useAutomationLabels } from '@dropwatt/ui'
import { toast } from '@dropwatt/ui/toast'
import { FileChip, type FileState } from '@dropwatt/ui/workbench'
import { isImageSlug } from '@dropwatt/automations/options'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { useHost } from '../WorkbenchHost.tsx'
import { fileCommands } from '../commands.ts'
import type { Bench } from '../../core/store/Bench.ts'
import { useBenchTexts } from '../view/BenchTextsProvider.tsx'
import { factsOf, recentFiles } from '../view/facts.ts'
import { fileLabel } from '../view/fileLabel.ts'
import { useAlsoOpen } from '../view/useAlsoOpen.ts'
import { useOpenRecent } from '../view/useOpenRecent.ts'
import { useJobNames } from '../view/useJobNames.ts'
import type { ImageJob, ImageSetState } from '../../core/images/store/ImageSetState.ts'
import type { ImageSet } from '../../core/images/store/ImageSet.ts'
import { useSet } from './useSet.ts'
import { useSetFacts } from './useSetFacts.ts'
import { currentJob } from '../../core/images/store/phaseOf.ts'
import { countStatuses } from '../../core/images/store/imageStatus.ts'

function stateOf({
  progress,
  jobs,
  images,
}: Pick<ImageSetState, 'progress' | 'jobs' | 'images'>): FileState {
  if (progress) {
    const { done, all } = progress
    const percent = all === 0 ? 0 : Math.floor((done / all) * 100)
    return { kind: progress.isPaused ? 'paused' : 'applying', percent }
  }
  const toReview = countStatuses(images).review
  if (toReview > 0) return { kind: 'review', count: toReview }
  return { kind: 'jobs', count: jobs.filter(({ state }) => state !== 'undone').length }
}

/** The open set of images in the top bar. */
export function ImagesChip({ bench, set }: { bench: Bench; set: ImageSet }) {
  const { file, jobs, canEdit, unsaved } = useSet(set, 'file', 'jobs', 'canEdit', 'unsaved')
  const state = useStore(set.state, useShallow(stateOf))
  const images = useSetFacts(set)
  const account = useStore(
    bench.state,
    useShallow((known) => ({
      files: known.files,
      jobs: known.jobs,
      isInMemory: known.isInMemory,
    })),
  )
  const labels = useAutomationLabels()
  const nameOf = useJobNames()
  const openRecent = useOpenRecent(bench)
  const { paths } = useHost()
  const { texts, language } = useBenchTexts()
  const isSaved = unsaved === undefined && !account.isInMemory
  const newest = currentJob(jobs)
  return (
    <>
      <FileChip
        file={{ ...factsOf(file), images }}
        state={state}
        access={canEdit ? (isSaved ? 'saved' : 'not-saved') : 'view-only'}
        {...useAlsoOpen(bench, file.id)}
        jobs={jobs
          .filter((job) => job.state !== 'undone')
          .toReversed()
          .map((job) => ({
            id: job.id,
            name: nameOf(job).title,
            automation: nameOf(job).automation,
            at: job.at,
            canUndo: canEdit && job.id === newest?.id && !('percent' in state),
          }))}
        onUndo={(id) => void set.decisions.undo(id)}
        {...(newest && { onDownload: () => void set.zip.save() })}
        automations={[...automations, ...extraAutomations].map(({ slug }) => ({
          slug,
          label: labels[slug],
          href: paths.automation(slug),
          reason: isImageSlug(slug) ? undefined : texts.needs.products,
        }))}
        recent={recentFiles(account, file.id)}
        onOpenRecent={openRecent}
        filesHref={paths.files}
        onStoreLabel={() => bench.dialogs.ask({ kind: 'label', file })}
        onRemove={() => bench.dialogs.ask({ kind: 'remove', file })}
      />
      <UndoneToast set={set} />
      <Commands
        set={set}
        name={fileLabel(file, account.files, language)}
        last={canEdit ? newest : undefined}
      />
    </>
  )
}

/** Confirms that a job was undone, and offers to apply it again. */
function UndoneToast({ set }: { set: ImageSet }) {
  const { undone, jobs } = useSet(set, 'undone', 'jobs')
  const { texts } = useBenchTexts()
  const nameOf = useJobNames()
  const job = jobs.find(({ id }) => id === undone)
  const name = job?.state === 'undone' ? nameOf(job).title : undefined
  useEffect(() => {
    if (undone === undefined || name === undefined) return
    toast({
      title: texts.images.undone(name),
      action: { label: texts.redo, onAction: () => void set.decisions.redo(undone) },
    })
  }, [set, undone, name, texts])
  return null
}

interface CommandsProps {
  set: ImageSet
  name: string
  /** The job that can be undone. */
  last: ImageJob | undefined
}

/** Adds the commands about the open set to the command palette. */
function Commands({ set, name, last }: CommandsProps) {
  const { texts } = useBenchTexts()
  const nameOf = useJobNames()
  const lastName = last && nameOf(last).title
  const id = last?.id
  useEffect(() => {
    const { commands } = texts
    const entries =
      id === undefined || lastName === undefined
        ? []
        : [
            {
              id: 'download',
              label: commands.download(name),
              onSelect: () => void set.zip.save(),
            },
            {
              id: 'undo',
              label: commands.undo(lastName),
              onSelect: () => void set.decisions.undo(id),
            },
          ]
    fileCommands.set({ entries })
    return () => fileCommands.set({ entries: [] })
  }, [set, name, id, lastName, texts])
  return null
}
