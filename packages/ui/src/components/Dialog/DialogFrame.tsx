'use client'
import { Fragment, useEffect, useId } from 'react'
import { useStrings } from '../../i18n/index.js'
import { CloseIcon } from '../../icons/index.js'
import type { IconButton } from '../IconButton/index.js'
import { StyledActions, StyledBody, StyledHead, StyledSurface } from './Dialog.styles.js'
import { dialogStrings } from './Dialog.strings.js'
import type { DialogProps } from './Dialog.types.js'
import { useFilled } from './useFilled.js'
import { useModal } from './useModal.js'

export interface DialogFrameProps extends DialogProps {
  /**
   * Renders the close button. A prop instead of an import: this module is lazy-loaded, and a
   * bundler such as esbuild keeps everything that a lazy chunk shares with a component, even if
   * nothing loads the chunk.
   */
  readonly CloseButton: typeof IconButton
}

/** A dialog with its close button passed as a prop. */
export function DialogFrame({
  open,
  onOpenChange,
  heading,
  subheading,
  size,
  children,
  actions,
  initialFocus,
  CloseButton,
}: DialogFrameProps) {
  const strings = useStrings(dialogStrings)
  const headingId = useId()
  const close = () => onOpenChange(false)
  const { element, dialogProps } = useModal(open, close)
  const filled = useFilled(open, element)

  useEffect(() => {
    if (open) initialFocus?.current?.focus()
  }, [open, initialFocus])

  return (
    <StyledSurface {...dialogProps} aria-labelledby={headingId} data-size={size}>
      {filled !== undefined && (
        <Fragment key={filled}>
          <StyledHead>
            <div>
              <h2 id={headingId}>{heading}</h2>
              {subheading}
            </div>
            <CloseButton label={strings.close} icon={<CloseIcon />} onClick={close} />
          </StyledHead>
          {children !== null && <StyledBody>{children}</StyledBody>}
          {actions !== undefined && <StyledActions>{actions}</StyledActions>}
        </Fragment>
      )}
    </StyledSurface>
  )
}
