'use client'
import { useState } from 'react'
import { SettingsFrame } from '../../components/SettingsFrame/index.js'
import { SettingsGroup } from '../../components/SettingsGroup/index.js'
import { Switch } from '../../components/Switch/index.js'
import {
  notificationTopics,
  sampleNotifications,
  type NotificationId,
} from '../../data/settingsSamples.js'
import { useStrings } from '../../i18n/index.js'
import { useAction } from '../../toast/index.js'
import { notificationsSettingsPageStrings } from './NotificationsSettingsPage.strings.js'
import { StyledTopic, StyledTopics } from './NotificationsSettingsPage.styles.js'
import type { SettingsPageProps } from './SettingsPage.types.js'

export interface NotificationsSettingsPageProps extends SettingsPageProps {
  /** What the person is told about at first. @default failed jobs, the usage alert and the renewal */
  notifications?: readonly NotificationId[]
  /** Keeps what was chosen. @default shows the not-implemented notice */
  onSave?: (notifications: readonly NotificationId[]) => void
}

/** What a person is told about. Stands in the dashboard's frame. */
export function NotificationsSettingsPage({
  basePath,
  notifications = sampleNotifications,
  onSave,
}: NotificationsSettingsPageProps) {
  const strings = useStrings(notificationsSettingsPageStrings)
  const [chosen, setChosen] = useState(notifications)
  const save = useAction(onSave)

  function turn(id: NotificationId, on: boolean) {
    setChosen(on ? [...chosen, id] : chosen.filter((other) => other !== id))
  }

  return (
    <SettingsFrame current="notifications" basePath={basePath}>
      <SettingsGroup
        heading={strings.email}
        hint={strings.emailHint}
        onSave={() => save(chosen)}
        flush
      >
        <StyledTopics>
          {notificationTopics.map(({ topic, notifications: ids }) => (
            <StyledTopic key={topic}>
              <legend>{strings[topic]}</legend>
              {ids.map((id) => (
                <Switch
                  key={id}
                  label={strings[id]}
                  hint={strings[`${id}Hint`]}
                  name={id}
                  checked={chosen.includes(id)}
                  onChange={(event) => turn(id, event.currentTarget.checked)}
                />
              ))}
            </StyledTopic>
          ))}
        </StyledTopics>
      </SettingsGroup>
    </SettingsFrame>
  )
}
