import type { FieldTexts, ImportSlug } from '@dropwatt/automations/options'
import { Button, findAutomation, RadioGroup, Stack, useCommands } from '@dropwatt/ui'
import { ArrowRightIcon, CheckIcon } from '@dropwatt/ui/icons'
import { workbenchId } from '@dropwatt/ui/pages'
import {
  JobResult,
  JobTimeline,
  Notice,
  offBecause,
  RemarkList,
  useReadOnlyWords,
  ViewInset,
  Workbench,
  type WorkbenchTab,
  type WorkbenchView,
} from '@dropwatt/ui/workbench'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useHost } from '../WorkbenchHost.tsx'
import type { Bench } from '../../core/store/Bench.ts'
import { lastImport } from '../../core/storage/records.ts'
import {
  addsToOpen,
  canTakeImports,
  type AppliedUpdate,
  type Importing,
} from '../../core/store/Importing.ts'
import type { Session } from '../../core/store/Session.ts'
import { BenchShortcuts, useSingleKeys } from './BenchShortcuts.tsx'
import { BenchTextsProvider, useBenchTexts } from './BenchTextsProvider.tsx'
import { listedRemarks } from './diffRows.ts'
import { factsOf } from './facts.ts'
import { FileHistory } from './FileHistory.tsx'
import { ImportCheck } from './ImportCheck.tsx'
import { ImportColumns, ImportOptions, Preview } from './ImportColumns.tsx'
import { ImportList } from './ImportList.tsx'
import { UnsavedNotice, useNotices } from './notices.tsx'
import { lockedReason } from './offReasons.ts'
import { useOpeningNotices } from './openingNotices.tsx'
import { saveBlob } from '../../core/saveBlob.ts'
import { suggestNext } from './suggestNext.ts'
import { useBench } from './useBench.ts'
import { useCheckTab } from './useCheckTab.tsx'
import { useOpenPart } from './useOpenPart.ts'
import { ofPage, useBenchView } from './useBenchView.ts'
import { useFollowedLink } from './useFollowedLink.ts'
import { UnpackedNotice } from './UnpackedNotice.tsx'
import { useOpenedFocus } from './useOpenedFocus.ts'
import { useGuards } from './useGuards.tsx'
import { writeCount } from '../writeCount.ts'

const viewsOf: Readonly<Record<ImportSlug, readonly WorkbenchView[]>> = {
  'bulk-products-importer': ['columns', 'products', 'check', 'history'],
  'product-importer': ['products', 'check', 'history'],
}

/** The workbench of an importer: what it imports from, or the export that it made. */
export function ImportBench({ slug }: { slug: ImportSlug }) {
  const bench = useBench()
  return (
    bench && (
      <BenchTextsProvider>
        <Open bench={bench} slug={slug} />
      </BenchTextsProvider>
    )
  )
}

function Open({ bench, slug }: { bench: Bench; slug: ImportSlug }) {
  const importing = useStore(bench.state, (state) => state.importing)
  const session = useStore(bench.state, (state) => state.session)
  const goesOn = useStore(bench.state, (state) => state.goesOn)
  const madeBy = useOpenPart(session, ({ file }) => lastImport(file)?.slug)
  useEffect(() => void bench.sources.openRefused(slug), [bench, slug])
  const goOn = useGoOn(bench, slug)
  useFollowedLink(() => {
    if (!importing && madeBy === slug) goOn()
  })
  if (importing?.slug === slug) {
    return <SourceBench key={importing.file.id} bench={bench} importing={importing} />
  }
  return session && madeBy === slug && goesOn !== slug ? (
    <MadeBench key={session.file.id} bench={bench} session={session} slug={slug} />
  ) : null
}

/** Returns a function that leaves what an importer made for its next source. */
function useGoOn(bench: Bench, slug: ImportSlug): () => void {
  const { navigate } = useHost()
  return () => {
    bench.imports.goOn(slug)
    navigate(`#${workbenchId}`, { replace: true, state: ofPage })
  }
}

/** A supplier list or product page before an export is made of it. */
function SourceBench({ bench, importing }: { bench: Bench; importing: Importing }) {
  const { slug } = importing
  const state = useStore(importing.state)
  const { texts, automations, optionNames, language } = useBenchTexts()
  const words = texts.importing
  const session = useStore(bench.state, (open) => open.session)
  const isInMemory = useStore(bench.state, (saved) => saved.isInMemory)
  const singleKeys = useSingleKeys(bench)
  const readOnlyWords = useReadOnlyWords()
  const heading = useRef<HTMLHeadingElement>(null)
  useOpenedFocus(bench, importing.file.id, heading)
  const names = viewsOf[slug]
  const { view, change } = useBenchView(names)
  const { file, outcome, progress, problems, isApplying, source } = state
  const openFile = useOpenPart(session, ({ file: open }) => open)
  const otherFile = openFile && canTakeImports(openFile) ? openFile : undefined
  const otherContent = session?.saver.source

  // What the products are compared with changes with each of its jobs.
  useEffect(() => {
    importing.planWith(
      optionNames,
      otherFile && otherContent && { file: otherFile, source: otherContent },
    )
  }, [importing, optionNames, otherFile, otherContent])

  const count = (value: number) => writeCount(value, language)
  const { counts, mapping } = outcome ?? {}
  const included = counts?.included ?? 0
  const isConfirmed = Object.values(problems).every((problem) => problem === undefined)
  const { chosen } = state.list ?? {}
  const canEdit = useOpenPart(session, (open) => open.canEdit && open.work === undefined)
  const isChosen = chosen ? chosen.variants + chosen.added > 0 && canEdit === true : included > 0
  const canApply = progress === 'ready' && isChosen && !isApplying && isConfirmed
  const [first] = names
  const tab = view.tab ?? first ?? 'products'
  const guard = useGuards({
    counts: { review: counts?.review ?? 0, variants: 0, empty: 0 },
    onReview: () => {
      void importing.setQuery({ filter: 'review' })
      change({ tab: 'products' })
    },
    onApply: ({ needsReview }) => void bench.imports.apply(needsReview === true),
  })
  const apply = () => {
    if (canApply) guard.start()
  }
  const header = useMemo(
    () => ({
      file: factsOf(file),
      headingRef: heading,
      onOpenAnother: () => bench.dialogs.ask({ kind: 'open' }),
      onDownloadOriginal: () => saveBlob(importing.content, file.name),
      onRemove: () => bench.dialogs.ask({ kind: 'remove', file }),
      isExpanded: view.isFull,
      onExpandedChange: (isFull: boolean) => change({ isFull: isFull ? '1' : undefined }),
    }),
    [bench, importing, file, heading, change, view.isFull],
  )

  const [isOriginKnown, setOriginKnown] = useState(false)
  const notices = [...useOpeningNotices(bench, file.id, slug)]
  if (file.unpacked && !isOriginKnown) {
    notices.push({
      id: 'unpacked',
      content: <UnpackedNotice from={file.unpacked} onDismiss={() => setOriginKnown(true)} />,
    })
  }
  if (isInMemory) notices.push({ id: 'refused', content: <UnsavedNotice /> })
  if (progress === 'failed') {
    notices.push({
      id: 'failed',
      content: (
        <Notice
          tone="danger"
          title={words.failed}
          actions={
            <Button size="sm" variant="outline" onClick={() => importing.plan()}>
              {words.again}
            </Button>
          }
        >
          {words.failedText}
        </Notice>
      ),
    })
  }

  const remarks = (
    <RemarkList
      remarks={listedRemarks(outcome?.remarks ?? [], automations[slug], language, readOnlyWords)}
    />
  )

  function tabOf(name: WorkbenchView): WorkbenchTab {
    switch (name) {
      case 'columns':
        return {
          view: name,
          count: mapping?.matched,
          content: (
            <>
              {remarks}
              <ImportColumns
                importing={importing}
                state={state}
                hasExport={otherFile !== undefined}
                singleKeys={singleKeys}
              />
            </>
          ),
        }
      case 'products':
        return {
          view: name,
          count: counts?.products,
          content: (
            <>
              {remarks}
              {slug === 'product-importer' && (
                <ViewInset kind="even" flush="end">
                  <Preview importing={importing} state={state} />
                </ViewInset>
              )}
              {otherFile && canEdit && !chosen && !state.applied && (
                <ViewInset kind="even" flush="end">
                  <RadioGroup<'new' | 'open'>
                    legend={words.target}
                    value={addsToOpen(state, otherFile) ? 'open' : 'new'}
                    onValueChange={(target) => importing.chooseTarget(target === 'open')}
                    options={[
                      { value: 'new', label: words.newExport },
                      { value: 'open', label: otherFile.name, hint: words.openExport },
                    ]}
                  />
                </ViewInset>
              )}
              {state.applied ? (
                <UpdateResult bench={bench} importing={importing} applied={state.applied} />
              ) : (
                <ImportList
                  account={bench.account}
                  importing={importing}
                  state={state}
                  singleKeys={singleKeys}
                  onApply={apply}
                />
              )}
            </>
          ),
        }
      case 'check':
        return {
          view: name,
          count: outcome?.problems.length || undefined,
          tone: 'warning',
          content: <ImportCheck importing={importing} state={state} />,
        }
      default:
        return {
          view: name,
          content: (
            <JobTimeline
              jobs={[]}
              opened={{ name: file.name, rows: source.rows, bytes: file.size, at: file.addedAt }}
              onDownloadOriginal={() => saveBlob(importing.content, file.name)}
            />
          ),
        }
    }
  }

  const isInvalid = Object.values(problems).some((problem) => problem !== undefined)
  const labels: Readonly<Record<string, FieldTexts>> = automations[slug].fields
  const off = Object.keys(problems).find((key) => problems[key]?.code === 'not-on')
  const toTurnOn = off === undefined ? undefined : labels[off]?.label
  function reasonToWait(): string {
    if (toTurnOn !== undefined) return texts.off.turnOn(toTurnOn)
    if (progress === 'ready') return texts.off.choose
    return isInvalid ? texts.off.invalid : texts.off.calculating
  }
  const offReason =
    tab === 'columns'
      ? (counts?.products ?? 0) === 0
        ? counts
          ? texts.off.noProducts
          : texts.off.calculating
        : undefined
      : isApplying || canApply
        ? undefined
        : reasonToWait()
  const main =
    tab === 'columns' ? (
      <Button
        variant="neon"
        trailing={<ArrowRightIcon />}
        onClick={() => change({ tab: 'products' })}
        {...offBecause(offReason)}
      >
        {words.show(count(counts?.products ?? 0), counts?.products ?? 0)}
      </Button>
    ) : (
      <Button
        variant="neon"
        leading={<CheckIcon />}
        busy={isApplying}
        onClick={apply}
        {...offBecause(offReason)}
      >
        {chosen
          ? words.update(count(chosen.variants), chosen.variants, count(chosen.added), chosen.added)
          : words.apply(count(included), included)}
      </Button>
    )

  return (
    <>
      <Workbench
        id={workbenchId}
        icon={findAutomation(slug).icon}
        isLit={progress === 'ready'}
        header={header}
        notices={notices}
        view={tab}
        onViewChange={(next) => change({ tab: next })}
        announcement={words.opened(file.name)}
        tabs={names.map(tabOf)}
        {...(slug === 'bulk-products-importer' &&
          otherFile &&
          !state.applied && {
            optionsView: 'products' as const,
            options: (
              <ImportOptions
                importing={importing}
                state={state}
                heading={words.options}
                hasExport
                part="export"
              />
            ),
          })}
        {...(slug === 'product-importer' && {
          options: (
            <ImportOptions
              importing={importing}
              state={state}
              heading={words.options}
              hasExport={otherFile !== undefined}
            />
          ),
        })}
        {...((tab === 'columns' || (tab === 'products' && !state.applied)) && {
          footer: {
            secondary: words.rights,
            main,
            offReason,
          },
        })}
      />
      {guard.dialog}
      <BenchShortcuts bench={bench} />
    </>
  )
}

interface UpdateResultProps {
  bench: Bench
  importing: Importing
  applied: AppliedUpdate
}

/** Result of an update: the changes in the open export, and the file with the new products. */
function UpdateResult({ bench, importing, applied }: UpdateResultProps) {
  const { texts, language } = useBenchTexts()
  const words = texts.importing
  const heading = useRef<HTMLHeadingElement>(null)
  const { cells, products, seconds, made } = applied
  const goOn = useGoOn(bench, importing.slug)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest(`#${workbenchId}`)?.scrollIntoView()
  }, [])
  return (
    <>
      <JobResult
        headingRef={heading}
        changedProducts={products}
        changedCells={cells}
        seconds={seconds}
        {...(cells === 0 &&
          made && {
            made: { source: importing.file.name, products: made.products, rows: made.rows },
          })}
        onUndo={() => void bench.imports.undoUpdate(applied)}
        onNextAction={goOn}
        nextAction="imports"
        {...(cells > 0 && { onDownload: () => bench.dialogs.ask({ kind: 'download' }) })}
      />
      <ViewInset kind="result" flush="start">
        <Stack align="start">
          {made && (
            <Notice
              tone="info"
              title={words.madeTitle(writeCount(made.products, language), made.products)}
              actions={
                <Button
                  size="sm"
                  variant="outline"
                  onClick={() => {
                    bench.files.closeSource()
                    void bench.opening.openSaved(made.id)
                  }}
                >
                  {words.openMade}
                </Button>
              }
            >
              {words.madeText(made.name)}
            </Notice>
          )}
          <Button variant="outline" onClick={() => importing.showApplied()}>
            {words.goOn}
          </Button>
        </Stack>
      </ViewInset>
    </>
  )
}

/** The export that was made of a source: its result, checks and history. */
function MadeBench({ bench, session, slug }: { bench: Bench; session: Session; slug: ImportSlug }) {
  const file = useStore(session.state, (state) => state.file)
  const status = useStore(session.state, (state) => state.status)
  const canEdit = useStore(session.state, (state) => state.canEdit)
  const work = useStore(session.state, (state) => state.work)
  const names = ['products', 'check', 'history'] as const
  const { view, change } = useBenchView(names)
  const heading = useRef<HTMLHeadingElement>(null)
  const result = useRef<HTMLHeadingElement>(null)
  const notices = useNotices(bench, session)
  const commands = useCommands()
  const last = lastImport(file)
  const added = file.added?.at(-1)
  const goOn = useGoOn(bench, slug)
  const { texts } = useBenchTexts()
  const locked = lockedReason({ canEdit, work }, texts.off)
  const check = useCheckTab(session, locked)
  const header = useMemo(
    () => ({
      file: factsOf(file),
      headingRef: heading,
      onDownload: () => bench.dialogs.ask({ kind: 'download' }),
      onOpenAnother: () => bench.dialogs.ask({ kind: 'open' }),
      onStoreLabel: () => bench.dialogs.ask({ kind: 'label', file }),
      onRemove: () => bench.dialogs.ask({ kind: 'remove', file }),
      isExpanded: view.isFull,
      onExpandedChange: (isFull: boolean) => change({ isFull: isFull ? '1' : undefined }),
    }),
    [bench, file, change, view.isFull],
  )
  useOpenedFocus(bench, file.id, heading, result)
  if (!last) return null
  const undoImport = () => {
    // The source has other views.
    change({ tab: undefined })
    void bench.imports.undo()
  }
  const tabs: readonly WorkbenchTab[] = [
    {
      view: 'products',
      count: file.products,
      content: (
        <JobResult
          headingRef={result}
          changedProducts={0}
          changedCells={0}
          seconds={0}
          made={{
            source: last.name,
            ...(added
              ? { to: file.name, products: added.products, rows: added.rows }
              : { products: file.products, rows: file.rows }),
          }}
          onNextAction={goOn}
          nextAction="imports"
          onDownload={() => bench.dialogs.ask({ kind: 'download' })}
          suggestions={suggestNext(status)}
          {...(locked === undefined && { onUndo: undoImport })}
          {...(commands && { onShowAll: commands.openPalette })}
        />
      ),
    },
    check.tab,
    {
      view: 'history',
      count: status.jobs.length || undefined,
      content: <FileHistory bench={bench} session={session} onUndoImport={undoImport} />,
    },
  ]
  return (
    <>
      <Workbench
        id={workbenchId}
        icon={findAutomation(slug).icon}
        header={header}
        notices={notices}
        view={view.tab ?? 'products'}
        onViewChange={(next) => change({ tab: next })}
        tabs={tabs}
      />
      <BenchShortcuts bench={bench} />
    </>
  )
}
