'use client'
import { useStrings } from '../../i18n/index.js'
import type { ShownFile } from '../files.types.js'
import { formatNames } from '../formatNames.js'
import { liveFileStrings } from '../LiveFile/index.js'
import { useSince } from '../useSince.js'
import { useFigures } from '../useFigures.js'
import { factsLineStrings } from './FactsLine.strings.js'
import { StyledDots } from './FactsLine.styles.js'

/**
 * Says how large a file is: its products, rows and bytes, or its images, bytes and formats; of the sample
 * catalogue what it is, of a live file its store and when it was read.
 */
export function FactsLine({ file }: { file: ShownFile }) {
  const strings = useStrings(factsLineStrings)
  const live = useStrings(liveFileStrings)
  const { count, bytes } = useFigures()
  const since = useSince()
  if (file.isSample) {
    return (
      <StyledDots>
        <span>{strings.sample}</span>
      </StyledDots>
    )
  }
  if (file.live) {
    const { variants, domain, readAt } = file.live
    return (
      <StyledDots>
        <span>{strings.products(count(file.products), file.products)}</span>{' '}
        <span>
          {variants === undefined
            ? strings.rows(count(file.rows), file.rows)
            : live.variants(count(variants), variants)}
        </span>{' '}
        <bdi>{domain}</bdi> <span>{live.read(since(readAt))}</span>
      </StyledDots>
    )
  }
  const { kind = 'products', images } = file
  if (images) {
    return (
      <StyledDots>
        <span>{strings.imageCount(count(images.count), images.count)}</span>{' '}
        <span>{bytes(file.bytes)}</span>{' '}
        {images.formats.length > 0 && (
          <span>{images.formats.map((format) => formatNames[format]).join(', ')}</span>
        )}
      </StyledDots>
    )
  }
  if (kind !== 'products') {
    return (
      <StyledDots>
        <span>{strings[kind]}</span>{' '}
        {file.rows > 0 && <span>{strings.rows(count(file.rows), file.rows)}</span>}{' '}
        <span>{bytes(file.bytes)}</span>
      </StyledDots>
    )
  }
  return (
    <StyledDots>
      <span>{strings.products(count(file.products), file.products)}</span>{' '}
      <span>{strings.rows(count(file.rows), file.rows)}</span> <span>{bytes(file.bytes)}</span>
    </StyledDots>
  )
}
