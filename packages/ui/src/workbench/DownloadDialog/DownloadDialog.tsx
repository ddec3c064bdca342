'use client'
import { useState } from 'react'
import { Button } from '../../components/Button/index.js'
import { Dialog } from '../../components/Dialog/index.js'
import { useStrings } from '../../i18n/index.js'
import { DownloadIcon } from '../../icons/index.js'
import { ChoiceCards, type ChoiceCard } from '../ChoiceCards/index.js'
import { Notice } from '../Notice/index.js'
import { useFigures } from '../useFigures.js'
import { downloadDialogStrings } from './DownloadDialog.strings.js'
import { StyledContent, StyledFileName } from './DownloadDialog.styles.js'
import {
  downloadKinds,
  type DownloadDialogProps,
  type DownloadKind,
} from './DownloadDialog.types.js'
import { GuardNotice } from './GuardNotice.js'
import { ImportSteps } from './ImportSteps.js'

/** The largest file that the store platform imports, in bytes. */
const largestImport = 15_000_000

/** Offers what to download, and says what an import of the file would do and how to import it. */
export function DownloadDialog({
  open,
  onOpenChange,
  sizes,
  defaultKind,
  guard,
  onDownload,
  busy,
  error,
  problems = 0,
  onOpenCheck,
}: DownloadDialogProps) {
  const strings = useStrings(downloadDialogStrings)
  const { count, bytes } = useFigures()
  const [chosen, setChosen] = useState<DownloadKind>()
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setChosen(undefined)
  }
  const isReady = sizes.whole !== undefined
  const first = defaultKind ?? 'changed'
  const kind = chosen ?? (isReady && !sizes[first] ? 'whole' : first)
  const size = sizes[kind]
  const isDeleting = guard?.deleted !== undefined && guard.deleted.variants > 0

  function amountOf(each: DownloadKind): string {
    const one = sizes[each]
    if (!isReady) return strings.calculating
    if (!one) return strings.notNeeded
    return each === 'split'
      ? strings.files(count(one.fileNames.length), one.fileNames.length, bytes(one.bytes))
      : strings.amount(
          count(one.products),
          one.products,
          count(one.rows),
          one.rows,
          bytes(one.bytes),
        )
  }

  function label(): string {
    if (isDeleting) return strings.anyway
    return size ? strings.download(bytes(size.bytes)) : strings.heading
  }

  const choices: readonly ChoiceCard<DownloadKind>[] = downloadKinds.map((each) => ({
    value: each,
    label: each === 'split' ? strings.split(bytes(largestImport)) : strings[each],
    hint: strings[`${each}Hint`],
    detail: amountOf(each),
    disabled: isReady && !sizes[each],
  }))

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      heading={strings.heading}
      actions={
        <>
          <StyledFileName>{range(size?.fileNames)}</StyledFileName>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            {strings.close}
          </Button>
          <Button
            variant={isDeleting ? 'outline' : 'neon'}
            leading={<DownloadIcon />}
            busy={busy}
            disabled={!size || problems > 0}
            onClick={() => onDownload(kind)}
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
              onOpenCheck && (
                <Button size="sm" variant="outline" onClick={() => onOpenCheck()}>
                  {strings.openCheck}
                </Button>
              )
            }
          />
        )}
        {isDeleting && <GuardNotice guard={guard} />}
        {error !== undefined && <Notice role="alert" tone="danger" title={error} />}
        <ChoiceCards
          legend={strings.choices}
          choices={choices}
          value={kind}
          onValueChange={setChosen}
        />
        {guard && !isDeleting && <GuardNotice guard={guard} />}
        <ImportSteps />
      </StyledContent>
    </Dialog>
  )
}

/** The name of the only file, or those of the first and the last. */
function range(names: readonly string[] = []): string {
  return [...new Set([names.at(0), names.at(-1)])].join(' – ')
}
