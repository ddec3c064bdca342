'use client'
import { useState, type FormEvent } from 'react'
import { Button } from '../../components/Button/index.js'
import { useBusy, useForm, useMessageOf } from '../../components/Form/index.js'
import { focusField } from '../../components/FormField/index.js'
import { TextField } from '../../components/TextField/index.js'
import { useStrings } from '../../i18n/index.js'
import { Notice } from '../../workbench/Notice/index.js'
import { readDomain } from './readDomain.js'
import { storeConnectStrings } from './StoreSettingsPage.strings.js'
import { StyledButtons, StyledConnect } from './StoreSettingsPage.styles.js'
import type { ConnectOptions } from './StoreSettingsPage.types.js'

interface ConnectFormProps extends Pick<ConnectOptions, 'mode' | 'isFinishing' | 'onConnect'> {
  /** Whether another store is connected. */
  readonly isAnother: boolean
  /** Called when a store was connected at once. */
  readonly onConnected?: () => void
}

function findProblems({ domain }: { readonly domain: string }) {
  if (domain.trim() === '') return { domain: 'missing' as const }
  return readDomain(domain) === undefined ? { domain: 'wrong' as const } : {}
}

/** Connects a store: by its domain, or by one button where the server knows the store or Shopify asks for it. */
export function ConnectForm({
  mode,
  isFinishing = false,
  isAnother,
  onConnect,
  onConnected,
}: ConnectFormProps) {
  const strings = useStrings(storeConnectStrings)
  const messageOf = useMessageOf()
  const { busy, run } = useBusy<'connect'>()
  const [failure, setFailure] = useState<string>()
  const form = useForm({ domain: '' }, findProblems, {
    missing: strings.domainMissing,
    wrong: strings.domainWrong,
  })
  const hasField = mode === 'custom'

  async function connect() {
    setFailure(undefined)
    try {
      const isLeaving = await onConnect(hasField ? readDomain(form.draft.domain) : undefined)
      if (!isLeaving) onConnected?.()
      return isLeaving
    } catch (reason) {
      setFailure(messageOf(reason))
      return false
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (hasField && !form.check()) focusField(document.getElementById(form.field('domain').id))
    else void run('connect', connect)
  }

  const label = mode === 'public' ? strings.install : strings.connect
  return (
    <StyledConnect noValidate onSubmit={submit}>
      {hasField && (
        <TextField
          {...form.field('domain')}
          label={isAnother ? strings.anotherDomain : strings.domain}
          hint={strings.domainHint}
          placeholder="my-store.myshopify.com"
          dir="ltr"
          value={form.draft.domain}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={({ target }) => form.change({ domain: target.value })}
        />
      )}
      <StyledButtons>
        <Button
          type="submit"
          variant={isAnother ? 'secondary' : 'neon'}
          busy={busy !== null || isFinishing}
          busyLabel={isFinishing ? strings.finishing : strings.connecting}
        >
          {label}
        </Button>
      </StyledButtons>
      <p>{strings[`${mode}Text`]}</p>
      <div role="alert">
        {failure !== undefined && (
          <Notice tone="danger" title={strings.notConnected}>
            {failure}
          </Notice>
        )}
      </div>
    </StyledConnect>
  )
}
