'use client'
import { Section } from '../../components/Section/index.js'
import { useStrings } from '../../i18n/index.js'
import {
  AgencyIcon,
  ApparelIcon,
  AssistantIcon,
  GrowthIcon,
  PersonIcon,
  type Icon,
} from '../../icons/index.js'
import { whoStrings } from './WhoSection.strings.js'
import { StyledAudiences } from './WhoSection.styles.js'

type Audience = 'solo' | 'scaling' | 'print' | 'agencies' | 'assistants'

const audiences: readonly { readonly id: Audience; readonly icon: Icon }[] = [
  { id: 'solo', icon: PersonIcon },
  { id: 'scaling', icon: GrowthIcon },
  { id: 'print', icon: ApparelIcon },
  { id: 'agencies', icon: AgencyIcon },
  { id: 'assistants', icon: AssistantIcon },
]

/** Shows the audiences of the product. */
export function WhoSection() {
  const strings = useStrings(whoStrings)
  return (
    <Section heading={strings.heading}>
      <StyledAudiences>
        {audiences.map(({ id, icon: Icon }) => (
          <li key={id}>
            <Icon aria-hidden="true" />
            <h3>{strings[id]}</h3>
            <p>{strings[`${id}Text`]}</p>
          </li>
        ))}
      </StyledAudiences>
    </Section>
  )
}
