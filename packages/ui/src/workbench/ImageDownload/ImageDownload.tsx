'use client'
import { forwardRef } from 'react'
import { Button } from '../../components/Button/index.js'
import { formatPercent } from '../../components/ProgressBar/index.js'
import { useLocale, useStrings } from '../../i18n/index.js'
import { DownloadIcon, FileIcon } from '../../icons/index.js'
import { offBecause } from '../offBecause.js'
import { Notice } from '../Notice/index.js'
import { useFigures } from '../useFigures.js'
import { imageDownloadStrings } from './ImageDownload.strings.js'
import { StyledImageDownload, StyledLine } from './ImageDownload.styles.js'
import type { ImageDownloadProps } from './ImageDownload.types.js'

/** Downloads the images that are ready as a ZIP, and the list of the files. */
export const ImageDownload = forwardRef<HTMLDivElement, ImageDownloadProps>(function ImageDownload(
  {
    images,
    bytes: size,
    missing = 0,
    buttonRef,
    onDownload,
    onDownloadList,
    isStreamed = true,
    busy = false,
    percent,
    error,
    onCancel,
    ...native
  },
  ref,
) {
  const strings = useStrings(imageDownloadStrings)
  const locale = useLocale()
  const { count, bytes } = useFigures()

  const noImage = images === 0 ? strings.none : undefined

  function line(): string {
    if (busy && percent !== undefined) return strings.preparing(formatPercent(percent, locale))
    if (isStreamed) return strings.streamed
    return size ? strings.wholeOf(bytes(size)) : strings.whole
  }

  return (
    <StyledImageDownload {...native} ref={ref}>
      {error !== undefined && <Notice role="alert" tone="danger" title={error} />}
      <StyledLine>
        <p data-fixed={busy || !isStreamed ? '' : undefined}>{line()}</p>
        {busy && onCancel && (
          <Button variant="ghost" onClick={() => onCancel()}>
            {strings.cancel}
          </Button>
        )}
        {onDownloadList && (
          <Button
            variant="outline"
            leading={<FileIcon />}
            data-list=""
            onClick={() => onDownloadList()}
            {...offBecause(noImage)}
          >
            <span>{strings.list}</span>
          </Button>
        )}
        <Button
          ref={buttonRef}
          variant={missing > 0 ? 'outline' : 'neon'}
          leading={<DownloadIcon />}
          busy={busy}
          onClick={() => onDownload()}
          {...(!busy && offBecause(noImage))}
        >
          {missing > 0 ? strings.ready(count(images), images) : strings.zip}
        </Button>
      </StyledLine>
    </StyledImageDownload>
  )
})
