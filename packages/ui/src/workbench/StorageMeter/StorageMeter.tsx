'use client'
import { forwardRef } from 'react'
import { Button } from '../../components/Button/index.js'
import { trackAttributes } from '../../components/ProgressBar/index.js'
import { useLocale, useStrings } from '../../i18n/index.js'
import { useFigures } from '../useFigures.js'
import { storageMeterStrings } from './StorageMeter.strings.js'
import { StyledHead, StyledHeading, StyledMeter, StyledTrack } from './StorageMeter.styles.js'
import type { StorageMeterProps } from './StorageMeter.types.js'

/** Shows how much storage of this device the saved files use, and whether the browser keeps them. */
export const StorageMeter = forwardRef<HTMLElement, StorageMeterProps>(function StorageMeter(
  {
    usedBytes,
    filesBytes = 0,
    quotaBytes,
    isPersisted = false,
    onPersist,
    busy,
    headingLevel = 3,
    ...native
  },
  ref,
) {
  const strings = useStrings(storageMeterStrings)
  const { bytes } = useFigures()
  const isMeasured = quotaBytes !== undefined && quotaBytes > 0
  const shown = Math.max(usedBytes, filesBytes)
  const text = isMeasured ? strings.used(bytes(shown), bytes(quotaBytes)) : bytes(shown)
  const track = trackAttributes(
    {
      value: isMeasured ? (shown / quotaBytes) * 100 : 0,
      label: strings.heading,
      tone: 'usage',
      kind: 'meter',
    },
    useLocale(),
  )
  return (
    <StyledMeter {...native} ref={ref}>
      <StyledHead>
        <StyledHeading as={`h${headingLevel}`}>{strings.heading}</StyledHeading>
        <span>{text}</span>
      </StyledHead>
      {isMeasured && <StyledTrack {...track} aria-valuetext={text} />}
      {isMeasured && filesBytes > usedBytes && <p>{strings.estimate(bytes(usedBytes))}</p>}
      <p>{isPersisted ? strings.persisted : strings.mayDelete}</p>
      {!isPersisted && onPersist && (
        <Button size="sm" variant="outline" busy={busy} onClick={onPersist}>
          {strings.ask}
        </Button>
      )}
    </StyledMeter>
  )
})
