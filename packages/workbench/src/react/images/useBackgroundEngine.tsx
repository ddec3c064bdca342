import type { ChoiceField, FieldTexts } from '@dropwatt/automations/options'
import { ServicePanel, type OptionFormField } from '@dropwatt/ui/workbench'
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import {
  emptySettings,
  isComplete,
  serviceName,
  type ImageProvider,
} from '../../core/services/key/KeySettings.ts'
import type { Account } from '../../core/store/Account.ts'
import { useBenchTexts } from '../view/BenchTextsProvider.tsx'
import type { ServiceChoice } from '../view/formFile.ts'
import { useServiceAccess } from '../view/useServiceAccess.ts'
import { canSendImages } from '../../core/images/requests/BackgroundService.ts'
import type { ImageSet } from '../../core/images/store/ImageSet.ts'
import type { ImageSlug } from '../../core/images/store/ImageSetState.ts'
import { includedCount } from '../../core/images/store/imageStatus.ts'

const providers: readonly { readonly value: ImageProvider; readonly label: string }[] = [
  { value: 'removebg', label: 'remove.bg' },
  { value: 'photoroom', label: 'Photoroom' },
]

/** Engine that removes backgrounds in place of the built-in method, as offered in the options. */
export interface BackgroundEngine {
  /** Texts and states of the choices in the form. */
  readonly services: Readonly<Record<string, ServiceChoice>>
  /** The fields of the member's service, below the choice. */
  readonly fields: readonly OptionFormField[]
  /** The name of the service that images are sent to. */
  readonly sentTo: string | undefined
  /** Whether all is entered that the choice needs. */
  readonly isReady: boolean
}

/** Returns what removes backgrounds in place of the built-in method; nothing for other automations. */
export function useBackgroundEngine(
  account: Account,
  set: ImageSet,
  slug: ImageSlug,
  offReason: string | undefined,
): BackgroundEngine | undefined {
  const isOffered = slug === 'remove-background'
  const options = useStore(set.state, (state) => state.options)
  const included = useStore(set.state, ({ images }) => includedCount(images, slug))
  const { texts, automations } = useBenchTexts()
  const { model } = texts.images.engines
  const { host } = texts.services.unavailable
  const { engine } = automations['remove-background'].fields
  const { choices: names } = engine as FieldTexts<ChoiceField>
  const { settings, access } = useServiceAccess(account, 'background', emptySettings('removebg'))
  const [canConnect, setCanConnect] = useState(true)
  useEffect(() => {
    if (!isOffered) return
    void account.keys.read()
    void canSendImages().then(setCanConnect)
  }, [isOffered, account])
  const choices = useMemo(
    () => ({
      'own-model': { hint: model },
      // The help of the field says where images go.
      'own-key': canConnect ? {} : { hint: host, disabled: true },
    }),
    [model, host, canConnect],
  )
  if (!isOffered) return undefined

  const isOwnKey = options['engine'] === 'own-key'
  const panel: OptionFormField = {
    kind: 'content',
    key: 'service',
    content: (
      <ServicePanel
        label={names['own-key'] ?? ''}
        task="cut-out"
        texts={included}
        sentTo={serviceName(settings)}
        access={{ ...access, providers }}
        offReason={offReason}
      />
    ),
  }
  return {
    services: choices,
    fields: isOwnKey ? [panel] : [],
    sentTo: isOwnKey && isComplete(settings) ? serviceName(settings) : undefined,
    isReady: !isOwnKey || (canConnect && isComplete(settings)),
  }
}
