'use client'
import { Card } from '../../components/Card/index.js'
import { ExternalLink } from '../../components/ExternalLink/index.js'
import { useStrings } from '../../i18n/index.js'
import { communityPageStrings } from './CommunityPage.strings.js'
import { StyledSuggest } from './SuggestSection.styles.js'

/** Invites suggestions by email. */
export function SuggestSection({ address }: { readonly address: string }) {
  const strings = useStrings(communityPageStrings)
  return (
    <Card>
      <StyledSuggest>
        <div>
          <h2>{strings.suggest}</h2>
          <p>{strings.suggestText}</p>
        </div>
        <ExternalLink
          variant="outline"
          href={`mailto:${address}?subject=${encodeURIComponent(strings.suggestSubject)}`}
        >
          {strings.suggestLink}
        </ExternalLink>
      </StyledSuggest>
    </Card>
  )
}
