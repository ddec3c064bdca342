'use client'
import { Button } from '../../components/Button/index.js'
import { Card } from '../../components/Card/index.js'
import { useStrings } from '../../i18n/index.js'
import { ChatIcon } from '../../icons/index.js'
import { useAction } from '../../toast/index.js'
import { StyledChat } from './SupportContent.styles.js'
import { supportPageStrings } from './SupportPage.strings.js'
import type { SupportPageProps } from './SupportPage.types.js'

/** Offers the live chat, for short questions. */
export function LiveChatSection({ onChat }: Pick<SupportPageProps, 'onChat'>) {
  const strings = useStrings(supportPageStrings)
  const chat = useAction(onChat)
  return (
    <Card>
      <StyledChat>
        <ChatIcon aria-hidden="true" />
        <div>
          <h2>{strings.chat}</h2>
          <p>{strings.chatText}</p>
        </div>
        <Button variant="outline" onClick={() => chat()}>
          {strings.startChat}
        </Button>
      </StyledChat>
    </Card>
  )
}
