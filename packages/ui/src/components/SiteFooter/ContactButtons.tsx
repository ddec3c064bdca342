'use client'
import { useStrings } from '../../i18n/index.js'
import {
  CallIcon,
  CameraIcon,
  ChatIcon,
  MailIcon,
  NewsIcon,
  VideoIcon,
  type Icon,
} from '../../icons/index.js'
import { useAction } from '../../toast/index.js'
import { IconButton } from '../IconButton/index.js'
import { siteFooterStrings } from './SiteFooter.strings.js'
import { StyledContact, StyledList, StyledSocial } from './SiteFooter.styles.js'
import type { ContactChannel, ContactProps, SocialNetwork } from './SiteFooter.types.js'

const channels: readonly { readonly id: ContactChannel; readonly icon: Icon }[] = [
  { id: 'email', icon: MailIcon },
  { id: 'chat', icon: ChatIcon },
  { id: 'phone', icon: CallIcon },
]

const networks: readonly { readonly id: SocialNetwork; readonly icon: Icon }[] = [
  { id: 'video', icon: VideoIcon },
  { id: 'photos', icon: CameraIcon },
  { id: 'news', icon: NewsIcon },
]

/** Shows contact and social buttons. */
export function ContactButtons({ onContact, onSocial }: ContactProps) {
  const strings = useStrings(siteFooterStrings)
  const contact = useAction(onContact)
  const visit = useAction(onSocial)
  return (
    <div>
      <h2>{strings.contact}</h2>
      <StyledList>
        {channels.map(({ id, icon: Icon }) => (
          <li key={id}>
            <StyledContact type="button" onClick={() => contact(id)}>
              <Icon aria-hidden="true" />
              {strings[id]}
            </StyledContact>
          </li>
        ))}
      </StyledList>
      <StyledSocial>
        {networks.map(({ id, icon: Icon }) => (
          <li key={id}>
            <IconButton
              variant="outline"
              label={strings[id]}
              icon={<Icon />}
              onClick={() => visit(id)}
            />
          </li>
        ))}
      </StyledSocial>
    </div>
  )
}
