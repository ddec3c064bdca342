'use client'
import { Card } from '../../components/Card/index.js'
import { useStrings } from '../../i18n/index.js'
import { CheckIcon } from '../../icons/index.js'
import { communityPageStrings } from './CommunityPage.strings.js'
import { StyledCriteria } from './CriteriaSection.styles.js'

const criteria = ['topic', 'open', 'help', 'clean'] as const

/** Criteria for listing a group. */
export function CriteriaSection() {
  const strings = useStrings(communityPageStrings)
  return (
    <Card heading={strings.criteria}>
      <StyledCriteria>
        {criteria.map((id) => (
          <li key={id}>
            <CheckIcon aria-hidden="true" />
            <strong>{strings[`${id}Title`]}</strong>
            <span>{strings[`${id}Text`]}</span>
          </li>
        ))}
      </StyledCriteria>
    </Card>
  )
}
