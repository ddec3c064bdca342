'use client'
import { Card } from '../../components/Card/index.js'
import { EmptyState } from '../../components/EmptyState/index.js'
import { ExternalLink } from '../../components/ExternalLink/index.js'
import type { Community } from './CommunityPage.types.js'
import { numberFormat, useLocale, useStrings } from '../../i18n/index.js'
import { CommunityIcon } from '../../icons/index.js'
import {
  StyledCommunity,
  StyledHidden,
  StyledList,
  StyledMeta,
} from './CommunitiesSection.styles.js'
import { communityPageStrings } from './CommunityPage.strings.js'

interface CommunitiesSectionProps {
  communities: readonly Community[]
}

/** The communities, one card each. */
export function CommunitiesSection({ communities }: CommunitiesSectionProps) {
  const strings = useStrings(communityPageStrings)
  const count = numberFormat(useLocale())
  if (communities.length === 0) {
    return (
      <Card>
        <EmptyState icon={CommunityIcon} heading={strings.none} headingLevel={2}>
          {strings.noneText}
        </EmptyState>
      </Card>
    )
  }
  return (
    <StyledList aria-label={strings.list}>
      {communities.map(({ id, name, platform, members, feature, url, cta, variant }) => (
        <StyledCommunity key={id}>
          <StyledMeta>
            <span>
              <StyledHidden>{strings.platform} </StyledHidden>
              {platform}
            </span>
            <span>
              <CommunityIcon aria-hidden="true" />
              {strings.members(count.format(members))}
            </span>
          </StyledMeta>
          <h2>{name}</h2>
          <p>{feature}</p>
          <p>
            <ExternalLink href={url} variant={variant} block>
              {cta}
            </ExternalLink>
          </p>
        </StyledCommunity>
      ))}
    </StyledList>
  )
}
