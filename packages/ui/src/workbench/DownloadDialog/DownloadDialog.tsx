'use client'
import { useRef, useState } from 'react'
import { Button } from '../../components/Button/index.js'
import { Dialog } from '../../components/Dialog/index.js'
import { useStrings } from '../../i18n/index.js'
import { DownloadIcon, VendorIcon } from '../../icons/index.js'
import { ChoiceCards, type ChoiceCard } from '../ChoiceCards/index.js'
import { liveFileStrings } from '../LiveFile/index.js'
import { Notice } from '../Notice/index.js'
import { offBecause } from '../offBecause.js'
import { useDays } from '../useDays.js'
import { useFigures } from '../useFigures.js'
import { useSince } from '../useSince.js'
import { downloadDialogStrings } from './DownloadDialog.strings.js'
import {
  StyledColumn,
  StyledColumns,
  StyledContent,
  StyledFileName,
} from './DownloadDialog.styles.js'
import {
  downloadKinds,
  type DownloadColumn,
  type DownloadDialogProps,
  type DownloadKind,
} from './DownloadDialog.types.js'
import { GuardNotice, lossesOf } from './GuardNotice.js'
import { ImportSteps } from './ImportSteps.js'

/** The largest file that the store platform imports, in bytes. */
const largestImport = 15_000_000

/** Text keys for the reason why all columns are needed. */
const needs = {
  'new-products': 'needsNew',
  'added-products': 'needsAdded',
  'missing-columns': 'needsMissing',
  'moved-rows': 'needsMoved',
  'other-importer': 'needsOther',
} as const satisfies Readonly<Record<NonNullable<DownloadDialogProps['needsAll']>, string>>

/** Offers what to download, and says what an import of the file would do and how to import it. */
export function DownloadDialog({
  open,
  onOpenChange,
  sizes,
  content = 'products',
  live,
  columns,
  needsAll,
  stockOf,
  defaultKind,
  guard,
  onShowLost,
  onUndo,
  onDownload,
  busy,
  error,
  problems = 0,
  onOpenCheck,
  problemsAction,
}: DownloadDialogProps) {
  const strings = useStrings(downloadDialogStrings)
  const words = useStrings(liveFileStrings)
  const since = useSince()
  // What deletes something is never one press away.
  const first = useRef<HTMLButtonElement>(null)
  const { count, bytes } = useFigures()
  const { day } = useDays()
  const [chosen, setChosen] = useState<DownloadKind>()
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setChosen(undefined)
  }
  const isReady = sizes.whole !== undefined
  const isTexts = content === 'texts'
  const usual = downloadKinds.find((each) => sizes[each]) ?? 'columns'
  const kind = chosen ?? (defaultKind && (!isReady || sizes[defaultKind]) ? defaultKind : usual)
  const size = sizes[kind]
  const { formulas = 0 } = size ?? {}
  const lost = guard ? lossesOf(guard) : { variants: 0, emptied: 0 }
  const isLosing = lost.variants > 0 || lost.emptied > 0

  function amountOf(each: DownloadKind): string | undefined {
    const one = sizes[each]
    if (!isReady) return strings.calculating
    if (!one) {
      if (each === 'columns' && needsAll) return undefined
      return each === 'split' ? strings.notNeeded : strings.unchanged
    }
    const { products, rows, fileNames } = one
    if (each === 'split')
      return strings.files(count(fileNames.length), fileNames.length, bytes(one.bytes))
    return isTexts
      ? strings.texts(count(rows), rows, bytes(one.bytes))
      : strings.amount(count(products), products, bytes(one.bytes))
  }

  /** Says what a choice is, and what it means. */
  function wordsOf(each: DownloadKind): readonly [label: string, hint: string] {
    switch (each) {
      case 'columns':
        if (isTexts) return [strings.changedTexts, strings.changedTextsHint]
        return [
          strings.columns,
          isReady && needsAll ? strings[needs[needsAll]] : strings.columnsHint,
        ]
      case 'changed':
        if (isTexts) return [strings.allTexts, strings.allTextsHint]
        return [
          strings.changed,
          stockOf === undefined ? strings.changedHint : strings.changedStock(day(stockOf)),
        ]
      case 'whole':
        return [strings.whole, strings.wholeHint]
      default:
        return [strings.split(bytes(largestImport)), strings.splitHint]
    }
  }

  function label(): string {
    if (isLosing) return strings.anyway
    return size ? strings.download(bytes(size.bytes)) : strings.heading
  }

  function noDownload(): string | undefined {
    if (problems > 0) return strings.problems(count(problems), problems)
    if (!isReady) return strings.calculating
    return size ? undefined : strings.notNeeded
  }

  const choices: readonly ChoiceCard<DownloadKind>[] = downloadKinds.map((each) => {
    const [name, hint] = wordsOf(each)
    const isNamed = each === 'columns' && kind === each && size && columns
    return {
      value: each,
      label: name,
      hint,
      detail: amountOf(each),
      disabled: isReady && !sizes[each],
      more: isNamed ? <Columns columns={columns} /> : undefined,
    }
  })

  const notice = guard && (
    <GuardNotice
      guard={guard}
      content={content}
      onShowLost={onShowLost}
      onUndo={onUndo}
      busy={busy}
    />
  )

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      heading={strings.heading}
      initialFocus={first}
      actions={
        <>
          <StyledFileName>{range(size?.fileNames)}</StyledFileName>
          <Button
            ref={isLosing ? first : undefined}
            variant="ghost"
            onClick={() => onOpenChange(false)}
          >
            {strings.close}
          </Button>
          <Button
            ref={isLosing ? undefined : first}
            variant={isLosing ? 'outline' : 'neon'}
            leading={<DownloadIcon />}
            busy={busy}
            onClick={() => onDownload(kind)}
            {...(!busy && offBecause(noDownload()))}
          >
            {label()}
          </Button>
        </>
      }
    >
      <StyledContent>
        {problems > 0 && (
          <Notice
            tone="danger"
            title={strings.problems(count(problems), problems)}
            actions={
              <>
                {onOpenCheck && (
                  <Button size="sm" variant="outline" onClick={() => onOpenCheck()}>
                    {strings.openCheck}
                  </Button>
                )}
                {problemsAction}
              </>
            }
          />
        )}
        {live && (
          <Notice icon={VendorIcon} title={words.download(live.store, since(live.readAt))} />
        )}
        {isLosing && notice}
        {error !== undefined && <Notice role="alert" tone="danger" title={error} />}
        <ChoiceCards
          legend={strings.choices}
          choices={choices}
          value={kind}
          onValueChange={setChosen}
        />
        {!isLosing && notice}
        {formulas > 0 && (
          <Notice tone="warning" title={strings.formulas(count(formulas), formulas)}>
            {strings.formulasText}
          </Notice>
        )}
        <ImportSteps content={content} />
      </StyledContent>
    </Dialog>
  )
}

/** The names of the columns of the download; those that changed stand out. */
function Columns({ columns }: { readonly columns: readonly DownloadColumn[] }) {
  const strings = useStrings(downloadDialogStrings)
  return (
    <StyledColumns>
      {columns.map(({ name, isChanged }) => (
        <StyledColumn key={name} data-changed={isChanged || undefined}>
          {name}
          <small>{isChanged ? ` (${strings.isChanged}), ` : ', '}</small>
        </StyledColumn>
      ))}
    </StyledColumns>
  )
}

/** The name of the only file, or those of the first and the last. */
function range(names: readonly string[] = []): string {
  return [...new Set([names.at(0), names.at(-1)])].join(' – ')
}
