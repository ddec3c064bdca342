'use client'
import { useLocale, useStrings } from '../../i18n/index.js'
import { ImageIcon, WarningIcon } from '../../icons/index.js'
import { useImageWords } from '../ImageWords/index.js'
import { Picture } from '../Picture/index.js'
import { useFigures } from '../useFigures.js'
import { imagePreviewsStrings } from './ImagePreviews.strings.js'
import {
  StyledFigure,
  StyledFrame,
  StyledOpen,
  StyledReason,
  StyledSign,
} from './ImagePreviews.styles.js'
import type { PreviewImage } from './ImagePreviews.types.js'

/** The widest frame; pictures that are wider leave room above and below. */
const widest = 2.4

interface PreviewFigureProps {
  readonly image: PreviewImage
  /** Writes its name, its size and its reason below it. */
  readonly hasCaption: boolean
  /** Gives the frame the shape of the image; otherwise it is a square. */
  readonly hasShape: boolean
  readonly onOpen: ((id: string) => void) | undefined
}

/** One image with the result of the current options. */
export function PreviewFigure({ image, hasCaption, hasShape, onOpen }: PreviewFigureProps) {
  const strings = useStrings(imagePreviewsStrings)
  const words = useImageWords()
  const locale = useLocale()
  const { count } = useFigures()
  const { id, name, width, height, picture, reason, error } = image
  const why = reason ? words.reason(reason) : ''
  const label = strings.image(name, error ?? why)
  const shape = hasShape && height > 0 ? Math.min(widest, Math.max(1, width / height)) : 1

  const frame = (
    <StyledFrame
      style={{ '--_shape': shape }}
      title={hasCaption ? undefined : name}
      data-missing={picture ? undefined : ''}
    >
      {error === undefined ? (
        <Shown picture={picture} label={onOpen ? undefined : label} />
      ) : (
        <small aria-hidden={onOpen ? true : undefined}>{error}</small>
      )}
      {reason && !hasCaption && (
        <StyledSign>
          <WarningIcon aria-hidden="true" />
        </StyledSign>
      )}
    </StyledFrame>
  )
  return (
    <StyledFigure>
      {onOpen ? (
        <StyledOpen type="button" aria-label={label} onClick={() => onOpen(id)}>
          {frame}
        </StyledOpen>
      ) : (
        frame
      )}
      {hasCaption && (
        <figcaption>
          <span>{strings.facts(name, count(width), count(height))}</span>
          {reason && (
            <StyledReason>
              <WarningIcon aria-hidden="true" />
              {why.charAt(0).toLocaleUpperCase(locale) + why.slice(1)}
            </StyledReason>
          )}
        </figcaption>
      )}
    </StyledFigure>
  )
}

interface ShownProps {
  readonly picture: PreviewImage['picture']
  readonly label: string | undefined
}

function Shown({ picture, label }: ShownProps) {
  const strings = useStrings(imagePreviewsStrings)
  if (picture !== undefined) {
    return <Picture source={picture} {...(label !== undefined && { label })} />
  }
  return label === undefined ? (
    <ImageIcon aria-hidden="true" />
  ) : (
    <ImageIcon role="img" aria-label={`${label}: ${strings.calculating}`} />
  )
}
