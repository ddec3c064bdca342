'use client'
import { memo } from 'react'
import { useStrings } from '../../i18n/index.js'
import { CheckIcon, FileErrorIcon } from '../../icons/index.js'
import { FileName } from '../FileName/index.js'
import { useImageWords } from '../ImageWords/index.js'
import type { SetImage } from '../images.types.js'
import { Picture } from '../Picture/index.js'
import { StateSign } from '../StateSign/index.js'
import { useFigures } from '../useFigures.js'
import { imageGridStrings } from './ImageGrid.strings.js'
import { canOpen } from './canOpen.js'

interface ImageTileProps {
  /** The image, or undefined while it loads. */
  readonly image: SetImage | undefined
  /** Its index in the list. */
  readonly index: number
  /** Its column, from 0. */
  readonly column: number
  /** Whether it has the tab stop. */
  readonly isActive: boolean
  /** Whether images open. */
  readonly opens: boolean
  /** Whether it shows a checkbox to exclude it. */
  readonly hasCheck: boolean
}

/** Shows an image with its state: the cell of a grid. Its keys and presses are those of the grid. */
export const ImageTile = memo(function ImageTile({
  image,
  index,
  column,
  isActive,
  opens,
  hasCheck,
}: ImageTileProps) {
  const strings = useStrings(imageGridStrings)
  const words = useImageWords()
  const { bytes } = useFigures()
  const attributes = {
    role: 'gridcell',
    'aria-colindex': column + 1,
    'data-item': index,
    tabIndex: isActive ? 0 : -1,
  }
  if (!image) {
    return (
      <div {...attributes} aria-busy="true" aria-label={strings.loading}>
        <span data-picture="" data-bone="" />
      </div>
    )
  }

  const { name, folder, status } = image
  const size = bytes(image.bytes)
  const state = words.state(status)
  const detail = words.detail(status) ?? size
  const reviewed = status.kind === 'review' ? words.detail(status) : undefined
  return (
    <div
      {...attributes}
      aria-label={[name, words.stateWithReason(status), reviewed, size, folder]
        .filter(Boolean)
        .join(', ')}
      data-state={status.kind}
      data-opens={opens && canOpen(image) ? '' : undefined}
    >
      <span data-name="">
        <FileName name={name} />
      </span>{' '}
      <span data-picture="">
        {status.kind === 'refused' ? (
          <FileErrorIcon aria-hidden="true" />
        ) : (
          <Picture source={image.picture} />
        )}
      </span>
      {state !== '' && (
        <span data-badge="">
          <StateSign status={status} />
          <span>{state}</span>
        </span>
      )}{' '}
      {hasCheck && status.kind !== 'refused' && (
        <label data-check="">
          <input
            type="checkbox"
            tabIndex={-1}
            aria-label={strings.include(name)}
            checked={status.kind !== 'excluded'}
            readOnly
          />
          <CheckIcon aria-hidden="true" />
        </label>
      )}
      <span data-detail="" title={detail}>
        {detail}
      </span>
    </div>
  )
})
