'use client'
import { Fragment, forwardRef, type ReactNode } from 'react'
import { useLocale } from '../../i18n/index.js'
import { LinkIcon } from '../../icons/index.js'
import { Exhibit } from '../Exhibit/index.js'
import { Tee } from '../Tee/index.js'
import {
  StyledHeads,
  StyledItem,
  StyledLink,
  StyledList,
  StyledListing,
  StyledPhoto,
  StyledRoom,
  StyledWire,
} from './ImportPicture.styles.js'
import type { ImportPictureProps } from './ImportPicture.types.js'

/** Shows how product links become listings. */
export const ImportPicture = forwardRef<HTMLElement, ImportPictureProps>(function ImportPicture(
  { icon: Icon, linkHead, listingHead, listings, ...native },
  ref,
) {
  const locale = useLocale()
  return (
    <Exhibit {...native} ref={ref}>
      <StyledRoom>
        <StyledHeads aria-hidden="true">
          <span>{linkHead}</span>
          <span>{listingHead}</span>
        </StyledHeads>
        <StyledList role="list" data-single={listings.length === 1 ? '' : undefined}>
          {listings.map(({ url, title, price: { amount, currency }, options }) => (
            <StyledItem key={url}>
              <StyledLink>
                <LinkIcon aria-hidden="true" />
                <code dir="ltr">{breakable(url)}</code>
              </StyledLink>
              <StyledWire aria-hidden="true">
                <span>
                  <Icon />
                </span>
              </StyledWire>
              <StyledListing>
                <StyledPhoto>
                  <Tee state="clean" />
                </StyledPhoto>
                <div>
                  <strong>{title}</strong>
                  <span>
                    {new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount)}
                  </span>
                  <small>{options}</small>
                </div>
              </StyledListing>
            </StyledItem>
          ))}
        </StyledList>
      </StyledRoom>
    </Exhibit>
  )
})

/** Lets a long address break after its slashes. */
function breakable(url: string): ReactNode {
  return url.split('/').map((part, index) => (
    // The parts never move, and two of them can be equal.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && (
        <>
          /<wbr />
        </>
      )}
      {part}
    </Fragment>
  ))
}
