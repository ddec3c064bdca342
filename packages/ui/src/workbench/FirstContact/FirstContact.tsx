'use client'
import { forwardRef, useId } from 'react'
import { useStrings } from '../../i18n/index.js'
import { OfflineIcon, UndoIcon } from '../../icons/index.js'
import { ExportSteps } from '../ExportSteps/index.js'
import { FileDropZone } from '../FileDropZone/index.js'
import { PrivacyLine } from '../PrivacyLine/index.js'
import { RecentFiles } from '../RecentFiles/index.js'
import { firstContactStrings } from './FirstContact.strings.js'
import {
  StyledBody,
  StyledFacts,
  StyledFoot,
  StyledHead,
  StyledMain,
  StyledRoom,
  StyledTitle,
} from './FirstContact.styles.js'
import { MismatchNotice } from './MismatchNotice.js'
import type { FirstContactProps } from './FirstContact.types.js'

const none: FirstContactProps['recent'] = []

/** Invites to open a file on the page of an automation, and explains how to get one. */
export const FirstContact = forwardRef<HTMLElement, FirstContactProps>(function FirstContact(
  { zone, recent = none, onOpenRecent, filesHref, mismatch, service, headingRef, ...native },
  ref,
) {
  const strings = useStrings(firstContactStrings)
  const headingId = useId()
  return (
    <StyledRoom aria-labelledby={headingId} {...native} ref={ref}>
      <StyledHead>
        <StyledTitle>
          <h2 ref={headingRef} id={headingId} tabIndex={-1}>
            {strings.heading}
          </h2>
          <p>{strings.lede}</p>
        </StyledTitle>
        <PrivacyLine service={service} />
      </StyledHead>
      <StyledBody>
        <StyledMain>
          {mismatch && <MismatchNotice {...mismatch} />}
          <FileDropZone {...zone} />
          <StyledFacts role="list">
            <li>
              <OfflineIcon aria-hidden="true" />
              {strings.offline}
            </li>
            <li>
              <UndoIcon aria-hidden="true" />
              {strings.undo}
            </li>
          </StyledFacts>
        </StyledMain>
        <ExportSteps />
      </StyledBody>
      {recent.length > 0 && onOpenRecent && (
        <StyledFoot>
          <RecentFiles files={recent} onOpen={onOpenRecent} filesHref={filesHref} />
        </StyledFoot>
      )}
    </StyledRoom>
  )
})
