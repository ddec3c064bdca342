'use client'
import { Button } from '../../components/Button/index.js'
import { Drawer } from '../../components/Drawer/index.js'
import { useStrings } from '../../i18n/index.js'
import { useIsPhone } from '../Workbench/useBenchWidth.js'
import { optionsFormStrings } from './OptionsForm.strings.js'
import { StyledSheet, StyledSheetEnd } from './OptionsForm.styles.js'
import type { OptionsSheetProps } from './OptionsForm.types.js'

/** Shows the options over the preview, on screens without room for both. */
export function OptionsSheet({
  open,
  onClose,
  side,
  title,
  closeLabel,
  summary,
  children,
}: OptionsSheetProps) {
  const strings = useStrings(optionsFormStrings)
  const isPhone = useIsPhone()
  return (
    <Drawer
      open={open}
      onClose={onClose}
      side={side ?? (isPhone ? 'bottom' : 'end')}
      title={title ?? strings.heading}
    >
      <StyledSheet>
        <div data-part="options">{children}</div>
        <StyledSheetEnd>
          {summary !== undefined && <div>{summary}</div>}
          <Button block onClick={onClose}>
            {closeLabel ?? strings.show}
          </Button>
        </StyledSheetEnd>
      </StyledSheet>
    </Drawer>
  )
}
