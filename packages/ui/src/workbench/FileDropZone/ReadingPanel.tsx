'use client'
import { Button } from '../../components/Button/index.js'
import { trackAttributes } from '../../components/ProgressBar/index.js'
import { useLocale, useStrings } from '../../i18n/index.js'
import { factsLineStrings } from '../FactsLine/index.js'
import { useFigures } from '../useFigures.js'
import { fileDropZoneStrings } from './FileDropZone.strings.js'
import { StyledLine, StyledReading, StyledTrack } from './FileDropZone.styles.js'
import type { ReadingProgress } from './FileDropZone.types.js'

/** Shows how far a file is read. */
export function ReadingPanel({
  reading,
  onCancel,
}: {
  reading: ReadingProgress
  onCancel?: () => void
}) {
  const strings = useStrings(fileDropZoneStrings)
  const facts = useStrings(factsLineStrings)
  const { count, bytes } = useFigures()
  const { name, doneBytes, totalBytes, rows, products, images } = reading
  const found = [
    rows !== undefined && facts.rows(count(rows), rows),
    products !== undefined && facts.products(count(products), products),
    images !== undefined && facts.imageCount(count(images), images),
  ].filter((text) => text !== false)
  const track = trackAttributes(
    {
      value: totalBytes > 0 ? (doneBytes / totalBytes) * 100 : 0,
      label: strings.reading(name),
      tone: 'success',
      kind: 'progress',
    },
    useLocale(),
  )
  return (
    <StyledReading>
      <StyledLine>
        <strong>{strings.reading(name)}</strong>
        <span>{strings.ofSize(bytes(doneBytes), bytes(totalBytes))}</span>
      </StyledLine>
      <StyledTrack {...track} />
      <StyledLine>
        <span>{found.join(', ')}</span>
        {onCancel && (
          <Button size="sm" variant="ghost" onClick={onCancel}>
            {strings.cancel}
          </Button>
        )}
      </StyledLine>
    </StyledReading>
  )
}
