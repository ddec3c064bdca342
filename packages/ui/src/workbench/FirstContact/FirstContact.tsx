'use client'
import { forwardRef, useId } from 'react'
import { Button } from '../../components/Button/index.js'
import { useStrings } from '../../i18n/index.js'
import { OfflineIcon, SecureIcon, UndoIcon } from '../../icons/index.js'
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
  StyledNews,
  StyledPlace,
  StyledRoom,
  StyledTitle,
  StyledWaiting,
} from './FirstContact.styles.js'
import { MismatchNotice } from './MismatchNotice.js'
import type { FirstContactProps } from './FirstContact.types.js'

const none: FirstContactProps['recent'] = []

/** Invites to open a file on the page of an automation, and explains how to get one. */
export const FirstContact = forwardRef<HTMLElement, FirstContactProps>(function FirstContact(
  {
    zone,
    recent = none,
    onOpenRecent,
    filesHref,
    guideHref,
    needed = 'products',
    mismatch,
    service,
    store,
    children,
    busy = false,
    news,
    newsRef,
    headingRef,
    ...native
  },
  ref,
) {
  const strings = useStrings(firstContactStrings)
  const headingId = useId()
  const ledes = {
    products: strings.lede,
    translations: strings.ledeTranslations,
    suppliers: strings.ledeSuppliers,
    page: strings.ledePage,
    images: strings.ledeImages,
  }
  const exported = needed === 'products' || needed === 'translations' ? needed : undefined
  const intake = busy ? (
    <StyledWaiting aria-busy="true" />
  ) : (
    (children ?? <FileDropZone {...zone} />)
  )
  return (
    // The news is inside, so that scrolling to the place shows it too.
    <StyledPlace aria-labelledby={headingId} {...native} ref={ref}>
      {news && <StyledNews ref={newsRef}>{news}</StyledNews>}
      <StyledRoom>
        <StyledHead>
          <StyledTitle>
            <h2 ref={headingRef} id={headingId} tabIndex={-1}>
              {strings.heading}
            </h2>
            <p>{ledes[needed]}</p>
          </StyledTitle>
          <PrivacyLine service={service} />
        </StyledHead>
        <StyledBody data-single={exported ? undefined : ''}>
          <StyledMain>
            {mismatch && <MismatchNotice {...mismatch} />}
            {store}
            {intake}
            <StyledFacts role="list">
              <li>
                <OfflineIcon aria-hidden="true" />
                {strings.offline}
              </li>
              <li>
                {needed === 'images' ? (
                  <SecureIcon aria-hidden="true" />
                ) : (
                  <UndoIcon aria-hidden="true" />
                )}
                {needed === 'images' ? strings.originals : strings.undo}
              </li>
              {guideHref !== undefined && (
                <li>
                  <Button variant="link" href={guideHref}>
                    {strings.guide}
                  </Button>
                </li>
              )}
            </StyledFacts>
          </StyledMain>
          {exported && <ExportSteps kind={exported} />}
        </StyledBody>
        {recent.length > 0 && onOpenRecent && (
          <StyledFoot>
            <RecentFiles files={recent} onOpen={onOpenRecent} filesHref={filesHref} />
          </StyledFoot>
        )}
      </StyledRoom>
    </StyledPlace>
  )
})
