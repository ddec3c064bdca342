'use client'
import { forwardRef } from 'react'
import { useStrings } from '../../i18n/index.js'
import { CameraIcon, PlaceIcon } from '../../icons/index.js'
import { Notice } from '../Notice/index.js'
import { useFigures } from '../useFigures.js'
import { metadataFoundStrings } from './MetadataFound.strings.js'
import { StyledMetadataFound } from './MetadataFound.styles.js'
import type { MetadataFoundProps } from './MetadataFound.types.js'

/** Says what the images tell about the member: the place and the camera. */
export const MetadataFound = forwardRef<HTMLDivElement, MetadataFoundProps>(function MetadataFound(
  { places = 0, placeMetres = 5, cameras = 0, fate = 'removed', ...native },
  ref,
) {
  const strings = useStrings(metadataFoundStrings)
  const { count } = useFigures()
  return (
    <StyledMetadataFound {...native} ref={ref}>
      {places > 0 && (
        <Notice icon={PlaceIcon} title={strings.places(count(places), places)}>
          {strings.placesText(count(placeMetres))} {strings[fate]}
        </Notice>
      )}
      {cameras > 0 && (
        <Notice icon={CameraIcon} title={strings.cameras(count(cameras), cameras)}>
          {fate === 'kept' ? strings.kept : strings.camerasText}
        </Notice>
      )}
    </StyledMetadataFound>
  )
})
