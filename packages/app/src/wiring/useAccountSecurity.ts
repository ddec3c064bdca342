import { useAccount, useFactors, useSessions, useUser, describeAuthError } from '@dropwatt/auth'
import { brand } from '@dropwatt/ui'
import type {
  AccountSecurityProps,
  Confirmation,
  DeviceData,
  Loaded,
  SessionsOptions,
  TwoStepOptions,
} from '@dropwatt/ui/pages'
import { toast } from '@dropwatt/ui/toast'
import { forgetAccount, loadAccountData } from '@dropwatt/workbench'
import { useState } from 'react'
import { useAuthErrorTexts, useTexts } from './LanguageProvider.tsx'
import { useDescribedErrors } from './useLocalizedErrors.ts'
import { useNamedApps } from './useNamedApps.ts'

/** Returns the two-step verification of the current user. */
function useTwoStep(): TwoStepOptions {
  const factors = useFactors()
  const { recoveryCodes, error, reload, challengeAndVerify } = factors
  const apps = useNamedApps()
  const texts = useAuthErrorTexts()
  const { authenticatorApp } = useTexts()
  const describe = useDescribedErrors()

  function counts(): TwoStepOptions['recoveryCodes'] {
    if (error) {
      const message = describeAuthError(error, texts)
      return { state: 'failed', message, onRetry: () => void reload() }
    }
    if (!recoveryCodes) return undefined
    const { left, total } = recoveryCodes
    if (left === undefined || total === undefined) return { state: 'loading' }
    return { state: 'loaded', data: { left, total } }
  }

  async function confirm(confirmation: Confirmation) {
    if (confirmation.kind === 'code') {
      await challengeAndVerify({ id: confirmation.app, code: confirmation.code })
    } else if (confirmation.kind === 'recoveryCode') {
      await recoveryCodes?.signIn({ code: confirmation.code })
    }
  }

  return {
    apps,
    recoveryCodes: counts(),
    onStart: (name = authenticatorApp) =>
      describe(async () => {
        const { id, secret, uri } = await factors.enroll({ name, issuer: brand })
        return { id, key: secret, uri }
      }),
    onFinish: (id, code) =>
      describe(async () => {
        await factors.confirm({ id, code })
        // It is on, even if there are no codes yet: its row offers to make them.
        return apps.length === 0 ? recoveryCodes?.renew().catch(() => undefined) : undefined
      }),
    onDiscard: (id) => void factors.cancel({ id }).catch(() => {}),
    onRemove: (id, confirmation) =>
      describe(() => factors.remove({ id, ...proofOf(confirmation) })),
    onSwitchOff: (confirmation) =>
      describe(() => {
        const { code, codeOf } = proofOf(confirmation)
        return factors.removeAll({ code, ...(codeOf !== undefined && { id: codeOf }) })
      }),
    onMakeCodes: (confirmation) =>
      describe(async () => {
        await confirm(confirmation)
        return (await recoveryCodes?.renew()) ?? []
      }),
  }
}

function proofOf(confirmation: Confirmation): { code: string; codeOf?: string } {
  if (confirmation.kind === 'password') return { code: '' }
  const { code } = confirmation
  return confirmation.kind === 'code' ? { code, codeOf: confirmation.app } : { code }
}

/** Returns the sessions of the current user. */
function useSessionsOptions(): SessionsOptions {
  const { status, list = [], error, reload, end, endOthers, endEverywhere } = useSessions()
  const texts = useAuthErrorTexts()
  const describe = useDescribedErrors()

  function loaded(): SessionsOptions['sessions'] {
    if (status === 'notOffered') return undefined
    if (status === 'loading') return { state: 'loading' }
    if (status === 'failed') {
      const message = describeAuthError(error, texts)
      return { state: 'failed', message, onRetry: () => void reload() }
    }
    const data = list.toSorted(
      (one, other) =>
        Number(other.isCurrent) - Number(one.isCurrent) ||
        other.lastUsedAt.localeCompare(one.lastUsedAt),
    )
    return { state: 'loaded', data }
  }

  return {
    sessions: loaded(),
    onLogOut: end && ((id) => describe(() => end({ id }))),
    onLogOutOthers: () => describe(endOthers),
    onLogOutEverywhere: () => describe(endEverywhere),
  }
}

/** Returns the props of `AccountSecurity` for the current user. */
export function useAccountSecurity(): AccountSecurityProps {
  const user = useUser()
  const twoStep = useTwoStep()
  const sessions = useSessionsOptions()
  const { deleteAccount, exportAccount, sendDeletionCode } = useAccount()
  const { accountDeleted } = useTexts()
  const describe = useDescribedErrors()
  const [deviceData, setDeviceData] = useState<Loaded<DeviceData>>({ state: 'loading' })
  const id = user?.id ?? ''

  async function measure() {
    try {
      const { measureAccount } = await loadAccountData()
      setDeviceData({ state: 'loaded', data: await measureAccount(id) })
    } catch (reason) {
      setDeviceData({ state: 'failed', message: String(reason), onRetry: () => void measure() })
    }
  }

  return {
    twoStep,
    sessions,
    onExport:
      exportAccount &&
      (() =>
        describe(async () => {
          const data = await loadAccountData()
          return data.exportAccount(id, exportAccount, `${brand.toLowerCase()}-data.zip`)
        })),
    deletion: deleteAccount && {
      email: user?.email ?? '',
      sessionCount:
        sessions.sessions?.state === 'loaded' ? sessions.sessions.data.length : undefined,
      deviceData,
      onOpen: () => void measure(),
      apps: twoStep.apps,
      hasRecoveryCodes: twoStep.recoveryCodes !== undefined,
      onSendCode: sendDeletionCode && (() => describe(sendDeletionCode)),
      hasPassword: user?.identities?.some(({ provider }) => provider === 'email') ?? true,
      onDelete: (confirmation) =>
        describe(async () => {
          await deleteAccount(
            confirmation.kind === 'password'
              ? { password: confirmation.password }
              : { code: confirmation.code },
          )
          await forgetAccount(id)
          toast(accountDeleted)
        }),
    },
  }
}
