'use client'
import { forwardRef, useImperativeHandle, useRef } from 'react'
import { CheckIcon, CopyIcon } from '../../icons/index.js'
import { useStrings } from '../../i18n/index.js'
import { toast } from '../../toast/index.js'
import { Button } from '../Button/index.js'
import { FormField } from '../FormField/index.js'
import { copyFieldStrings } from './CopyField.strings.js'
import { StyledAnnouncement, StyledLabels, StyledRow, StyledValue } from './CopyField.styles.js'
import type { CopyFieldProps } from './CopyField.types.js'
import { useCopy } from './useCopy.js'

/** Shows a value that is to be copied, with the button that copies it. */
export const CopyField = forwardRef<HTMLInputElement | null, CopyFieldProps>(function CopyField(
  { id, label, hint, value, onCopy, 'aria-describedby': describedBy, ...native },
  ref,
) {
  const strings = useStrings(copyFieldStrings)
  const input = useRef<HTMLInputElement>(null)
  const { copied, count, copy } = useCopy()
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current)

  async function press() {
    if (await copy(value)) {
      onCopy?.(value)
      return
    }
    input.current?.focus()
    input.current?.select()
    toast({ title: strings.refused, description: strings.refusedNext })
  }

  return (
    <FormField id={id} label={label} hint={hint} aria-describedby={describedBy}>
      {(control) => (
        <StyledRow>
          <StyledValue
            ref={input}
            dir="ltr"
            spellCheck={false}
            {...native}
            {...control}
            readOnly
            value={value}
          />
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
        </StyledRow>
      )}
    </FormField>
  )
})
