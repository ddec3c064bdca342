'use client'
import { Button } from '../../components/Button/index.js'
import { EmptyState } from '../../components/EmptyState/index.js'
import { SettingsGroup, SettingsRow, SettingsRows } from '../../components/SettingsGroup/index.js'
import type { Webhook } from './SettingsPage.types.js'
import { useStrings } from '../../i18n/index.js'
import { PlusIcon, WebhookIcon } from '../../icons/index.js'
import { useAction } from '../../toast/index.js'
import type { ApiKeysSettingsPageProps } from './ApiKeysSettingsPage.types.js'
import { apiKeysSettingsPageStrings } from './ApiKeysSettingsPage.strings.js'
import { StyledCode, StyledLines } from './SettingsPage.styles.js'

type RowHandlers = Pick<
  ApiKeysSettingsPageProps,
  'onTestWebhook' | 'onEditWebhook' | 'onRemoveWebhook'
>
type WebhooksSectionProps = Required<Pick<ApiKeysSettingsPageProps, 'webhooks'>> &
  Pick<ApiKeysSettingsPageProps, 'onAddWebhook'> &
  RowHandlers

/** The webhooks, with masked secrets. */
export function WebhooksSection({ webhooks, onAddWebhook, ...handlers }: WebhooksSectionProps) {
  const strings = useStrings(apiKeysSettingsPageStrings)
  const add = useAction(onAddWebhook)

  return (
    <SettingsGroup
      heading={strings.webhooks}
      hint={strings.webhooksHint}
      actions={
        <Button variant="secondary" leading={<PlusIcon />} onClick={() => add()}>
          {strings.addWebhook}
        </Button>
      }
      flush
    >
      {webhooks.length === 0 ? (
        <EmptyState icon={WebhookIcon} heading={strings.noWebhooks}>
          {strings.noWebhooksText}
        </EmptyState>
      ) : (
        <SettingsRows>
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} {...handlers} />
          ))}
        </SettingsRows>
      )}
    </SettingsGroup>
  )
}

interface WebhookRowProps extends RowHandlers {
  readonly webhook: Webhook
}

function WebhookRow({ webhook, onTestWebhook, onEditWebhook, onRemoveWebhook }: WebhookRowProps) {
  const strings = useStrings(apiKeysSettingsPageStrings)
  const test = useAction(onTestWebhook)
  const edit = useAction(onEditWebhook)
  const remove = useAction(onRemoveWebhook)
  const { url, maskedSecret } = webhook
  const actions = [
    { word: strings.test, name: strings.testWebhook(url), run: test },
    { word: strings.edit, name: strings.editWebhook(url), run: edit },
    { word: strings.remove, name: strings.removeWebhook(url), run: remove },
  ]

  return (
    <SettingsRow
      as="li"
      leading={<WebhookIcon />}
      label={<bdi dir="ltr">{url}</bdi>}
      hint={
        <StyledLines>
          <span>
            {strings.secret} <StyledCode dir="ltr">{maskedSecret}</StyledCode>
          </span>
        </StyledLines>
      }
    >
      {actions.map(({ word, name, run }) => (
        <Button
          key={word}
          variant="outline"
          size="sm"
          aria-label={name}
          onClick={() => run(webhook)}
        >
          {word}
        </Button>
      ))}
    </SettingsRow>
  )
}
