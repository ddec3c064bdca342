'use client'
import { Section } from '../../components/Section/index.js'
import { useStrings } from '../../i18n/index.js'
import {
  AiCopyIcon,
  CloudStorageIcon,
  CompressIcon,
  RemoveBackgroundIcon,
  VendorIcon,
  type Icon,
} from '../../icons/index.js'
import { integrationsStrings } from './IntegrationsSection.strings.js'
import { StyledKinds } from './IntegrationsSection.styles.js'

type Kind = Exclude<keyof (typeof integrationsStrings)['en'], 'heading'>

const kinds: readonly { readonly id: Kind; readonly glyph: Icon }[] = [
  { id: 'store', glyph: VendorIcon },
  { id: 'ai', glyph: AiCopyIcon },
  { id: 'compression', glyph: CompressIcon },
  { id: 'background', glyph: RemoveBackgroundIcon },
  { id: 'storage', glyph: CloudStorageIcon },
]

/** The kinds of service that the product works with, as neutral icons. */
export function IntegrationsSection() {
  const strings = useStrings(integrationsStrings)
  return (
    <Section id="integrations" heading={strings.heading}>
      <StyledKinds>
        {kinds.map(({ id, glyph: Glyph }) => (
          <li key={id}>
            <Glyph aria-hidden="true" />
            {strings[id]}
          </li>
        ))}
      </StyledKinds>
    </Section>
  )
}
