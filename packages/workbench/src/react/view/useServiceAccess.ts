import type { ServiceAccessForm } from '@dropwatt/ui/workbench'
import { useStore } from 'zustand'
import {
  settingsProblems,
  withProvider,
  type KeyProvider,
  type KeySettings,
} from '../../core/services/key/KeySettings.ts'
import type { Account } from '../../core/store/Account.ts'
import type { ServicePurpose } from '../../core/store/ServiceKeys.ts'

/** Returns the settings of a member's own service, and the form that edits them. */
export function useServiceAccess<Provider extends KeyProvider>(
  { keys, state }: Account,
  purpose: ServicePurpose,
  first: KeySettings<Provider>,
) {
  const services = useStore(keys.state, (known) => known.services)
  const saved = useStore(keys.state, (known) => known.saved)
  const isInMemory = useStore(state, (known) => known.isInMemory)
  const settings = (services[purpose] ?? first) as KeySettings<Provider>
  const access: Omit<ServiceAccessForm, 'providers'> = {
    value: { ...settings, isSaved: saved.has(purpose) },
    canSave: !isInMemory,
    problems: new Set(Object.keys(settingsProblems(settings)) as 'address'[]),
    onChange: ({ isSaved, ...value }) => {
      const next = { ...value, provider: value.provider as Provider }
      void keys.set(purpose, withProvider(settings, next) as never, isSaved)
    },
  }
  return { settings, access }
}
