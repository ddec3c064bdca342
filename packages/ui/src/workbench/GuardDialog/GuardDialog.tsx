'use client'
import { useRef } from 'react'
import { Button } from '../../components/Button/index.js'
import { Dialog } from '../../components/Dialog/index.js'
import { useStrings } from '../../i18n/index.js'
import { useFigures } from '../useFigures.js'
import { guardDialogStrings } from './GuardDialog.strings.js'
import type { GuardDialogProps } from './GuardDialog.types.js'

/** Asks once before applying, when something could be lost or was not reviewed. */
export function GuardDialog({
  open,
  onOpenChange,
  kind,
  count: amount,
  isLive = false,
  onAnswer,
}: GuardDialogProps) {
  const strings = useStrings(guardDialogStrings)
  const { count } = useFigures()
  const first = useRef<HTMLButtonElement>(null)
  const text = count(amount)

  if (kind === 'review') {
    return (
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        heading={strings.review(text, amount)}
        initialFocus={first}
        actions={
          <>
            <Button variant="ghost" onClick={() => onAnswer('apply')}>
              {strings.applyAll}
            </Button>
            <Button variant="outline" onClick={() => onAnswer('exclude')}>
              {strings.applyWithout(amount)}
            </Button>
            <Button ref={first} onClick={() => onAnswer('review')}>
              {strings.reviewThem(amount)}
            </Button>
          </>
        }
      >
        {null}
      </Dialog>
    )
  }

  const isVariants = kind === 'variants'
  const emptyText = isLive ? strings.emptyLiveText : strings.emptyText
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      heading={isVariants ? strings.variants(text, amount) : strings.empty(text, amount)}
      initialFocus={first}
      actions={
        <>
          <Button variant="outline" onClick={() => onAnswer('apply')}>
            {strings.applyAnyway}
          </Button>
          <Button ref={first} onClick={() => onAnswer('exclude')}>
            {strings.keep}
          </Button>
        </>
      }
    >
      <p>{isVariants ? strings.variantsText : emptyText}</p>
    </Dialog>
  )
}
