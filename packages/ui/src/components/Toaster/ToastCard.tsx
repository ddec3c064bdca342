'use client'
import { useStrings } from '../../i18n/index.js'
import { CloseIcon, ConstructionIcon, FailedIcon, InfoIcon } from '../../icons/index.js'
import type { ToastEntry } from '../../toast/index.js'
import { Button } from '../Button/index.js'
import { IconButton } from '../IconButton/index.js'
import { toasterStrings } from './Toaster.strings.js'
import { StyledCard, StyledText } from './Toaster.styles.js'
import { useSwipe } from './useSwipe.js'

export interface ToastCardProps {
  entry: ToastEntry
  title: string
  description?: string
  leaving: boolean
  onClose: () => void
}

function Sign({ entry }: Pick<ToastCardProps, 'entry'>) {
  if (entry.variant === 'destructive') return <FailedIcon aria-hidden="true" />
  if ('notImplemented' in entry.content) return <ConstructionIcon aria-hidden="true" />
  return <InfoIcon aria-hidden="true" />
}

/** The card of one toast. The next toast reuses the same card, so that focus and hover stay. */
export function ToastCard({ entry, title, description, leaving, onClose }: ToastCardProps) {
  const { close } = useStrings(toasterStrings)
  const swipe = useSwipe(entry, onClose)
  const button = 'title' in entry.content ? entry.content.button : undefined
  return (
    <StyledCard
      onPointerDown={swipe.onPointerDown}
      data-variant={entry.variant}
      data-held={swipe.held ? '' : undefined}
      data-leaving={leaving ? '' : undefined}
      style={{ '--swipe': `${swipe.by}px` }}
    >
      <StyledText key={entry.id}>
        <Sign entry={entry} />
        <strong>{title}</strong>
        {description !== undefined && <p>{description}</p>}
      </StyledText>
      {button && (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            button.onAction()
            onClose()
          }}
        >
          {button.label}
        </Button>
      )}
      <IconButton label={close} icon={<CloseIcon />} onClick={onClose} />
    </StyledCard>
  )
}
