'use client'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { sectionHref } from '../../navigation/sections.js'
import { trial } from '../../catalogue/trial.js'
import { useLinkComponent } from '../../hooks/index.js'
import { useStrings } from '../../i18n/index.js'
import { ArrowRightIcon } from '../../icons/index.js'
import { promoBarStrings } from './PromoBar.strings.js'
import { StyledPromo, StyledTrial, StyledWay } from './PromoBar.styles.js'

export type PromoBarProps = Omit<ComponentPropsWithoutRef<'aside'>, 'children'>

/** Shows the offer in a line above the header, with a link to the prices. */
export const PromoBar = forwardRef<HTMLElement, PromoBarProps>(function PromoBar(native, ref) {
  const strings = useStrings(promoBarStrings)
  const Link = useLinkComponent()
  return (
    <StyledPromo ref={ref} aria-label={strings.label} {...native} data-theme="dark">
      <Link href={sectionHref('pricing')}>
        <StyledTrial>{strings.trial(trial.bannerDays)}</StyledTrial>{' '}
        <StyledWay>
          {strings.pricing}
          <ArrowRightIcon aria-hidden="true" />
        </StyledWay>
      </Link>
    </StyledPromo>
  )
})
