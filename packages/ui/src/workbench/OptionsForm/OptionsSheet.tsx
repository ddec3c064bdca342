'use client'
import { Button } from '../../components/Button/index.js'
import { Drawer } from '../../components/Drawer/index.js'
import { useStrings } from '../../i18n/index.js'
import { optionsFormStrings } from './OptionsForm.strings.js'
import { StyledSheet, StyledSheetEnd } from './OptionsForm.styles.js'
import type { OptionsSheetProps } from './OptionsForm.types.js'

/** Shows the options over the preview, on screens without room for both. */
export function OptionsSheet({
  open,
  onClose,
  side = 'bottom',
  summary,
  children,
}: OptionsSheetProps) {
  const strings = useStrings(optionsFormStrings)
  return (
    <Drawer open={open} onClose={onClose} side={side} title={strings.heading}>
      <StyledSheet>
        <div data-part="options">{children}</div>
        <StyledSheetEnd>
          {summary !== undefined && <div>{summary}</div>}
          <Button block onClick={onClose}>
            {strings.show}
          </Button>
        </StyledSheetEnd>
      </StyledSheet>
    </Drawer>
  )
}
