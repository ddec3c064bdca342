'use client'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { brand } from '../../brand.js'
import { useLinkComponent } from '../../hooks/index.js'
import { StyledBrand, StyledMark } from './Brand.styles.js'

export interface BrandProps extends Omit<ComponentPropsWithoutRef<'a'>, 'children'> {
  /** Renders a link to this address; without one it is plain text. */
  href?: string
}

/** Shows the logo and the name. */
export const Brand = forwardRef<HTMLAnchorElement, BrandProps>(function Brand(props, ref) {
  const Link = useLinkComponent()
  return (
    <StyledBrand {...props} ref={ref} as={props.href === undefined ? undefined : Link}>
      <StyledMark viewBox="0 0 32 32" data-theme="dark" aria-hidden="true">
        <rect x="1" y="1" width="30" height="30" rx="9" />
        <path d="M10 8.5h5.2c4.6 0 7.8 3 7.8 7.5s-3.2 7.5-7.8 7.5H10M10 16h6.2" />
      </StyledMark>
      {brand}
    </StyledBrand>
  )
})
