'use client'
import { Breadcrumb } from '../Breadcrumb/index.js'
import { SampleMark } from '../SampleMark/index.js'
import {
  StyledActions,
  StyledHead,
  StyledPage,
  StyledTile,
  StyledTitle,
} from './PageFrame.styles.js'
import type { PageFrameProps } from './PageFrame.types.js'
import { WholeWords } from './WholeWords.js'

/** Lays out a page's header and its content. */
export function PageFrame({
  heading,
  description,
  note,
  breadcrumb,
  icon: Icon,
  actions,
  sample,
  compact,
  wide,
  children,
}: PageFrameProps) {
  return (
    <StyledPage data-compact={compact ? '' : undefined} data-wide={wide ? '' : undefined}>
      {breadcrumb && <Breadcrumb items={breadcrumb} />}
      <StyledHead>
        {Icon && (
          <StyledTile>
            <Icon />
          </StyledTile>
        )}
        <StyledTitle>
          <h1 tabIndex={-1} data-page-heading="">
            <WholeWords>{heading}</WholeWords>
          </h1>
          {description !== undefined && <p>{description}</p>}
          {note}
        </StyledTitle>
        {sample && <SampleMark />}
        {actions !== undefined && <StyledActions>{actions}</StyledActions>}
      </StyledHead>
      {children}
    </StyledPage>
  )
}
