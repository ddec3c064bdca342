'use client'
import { CheckIcon, CopyIcon } from '../../icons/index.js'
import { useStrings } from '../../i18n/index.js'
import { toast } from '../../toast/index.js'
import { Button } from '../Button/index.js'
import { copyFieldStrings } from './CopyField.strings.js'
import { StyledAnnouncement, StyledLabels } from './CopyField.styles.js'
import { useCopy } from './useCopy.js'

export interface CopyButtonProps {
  /** Name of the copied value. */
  label: string
  /** The exact text to copy. */
  value: string
  /** Called when the value is on the clipboard. */
  onCopy?: (value: string) => void
  /** Selects the text on the page; called when the browser denies clipboard access. */
  onRefused: () => void
}

/** Copies a text on the page, and announces it. */
export function CopyButton({ label, value, onCopy, onRefused }: CopyButtonProps) {
  const strings = useStrings(copyFieldStrings)
  const { copied, count, copy } = useCopy()

  async function press() {
    if (await copy(value)) {
      onCopy?.(value)
      return
    }
    onRefused()
    toast({ title: strings.refused, description: strings.refusedNext })
  }

  return (
    <>
      <Button
        variant="outline"
        aria-label={copied ? strings.copiedName(label) : strings.copyName(label)}
        onClick={() => void press()}
      >
        <StyledLabels>
          <span data-hidden={copied ? '' : undefined}>
            <CopyIcon aria-hidden="true" />
            {strings.copy}
          </span>
          <span data-done="" data-hidden={copied ? undefined : ''}>
            <CheckIcon aria-hidden="true" />
            {strings.copied}
          </span>
        </StyledLabels>
      </Button>
      <StyledAnnouncement role="status">
        {copied ? <span key={count}>{strings.copiedName(label)}</span> : null}
      </StyledAnnouncement>
    </>
  )
}
