'use client'
import { ShopFront } from '../ShopFront/index.js'
import {
  StyledActions,
  StyledEyebrow,
  StyledPicture,
  StyledScene,
  StyledText,
} from './Scene.styles.js'
import type { SceneProps } from './Scene.types.js'

/** Shows one message and the next step, beside the shop at night. */
export function Scene({
  heading,
  description,
  actions,
  headingSize = 'title',
  eyebrow,
  children,
  sign,
  lit,
}: SceneProps) {
  return (
    <StyledScene>
      <StyledText>
        {eyebrow !== undefined && <StyledEyebrow>{eyebrow}</StyledEyebrow>}
        <h1 tabIndex={-1} data-page-heading="" data-size={headingSize}>
          {heading}
        </h1>
        <p>{description}</p>
        <StyledActions>{actions}</StyledActions>
        {children}
      </StyledText>
      <StyledPicture>
        <ShopFront sign={sign} lit={lit} />
      </StyledPicture>
    </StyledScene>
  )
}
