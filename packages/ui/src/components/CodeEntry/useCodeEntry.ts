'use client'
import { useId, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useStrings } from '../../i18n/index.js'
import { useBusy, useFailure, useMessageOf } from '../Form/index.js'
import { focusField } from '../FormField/index.js'
import { useRetryWait } from '../RetryNotice/index.js'
import { codeEntryStrings } from './CodeEntry.strings.js'
import type { CodeEntryOptions, CodeEntryState, Confirmation } from './CodeEntry.types.js'
import { digitsOf, groupDigits, isWholeCode } from './codeText.js'

/** Returns whether the service answered that what was entered does not count. */
function isRefusal(reason: unknown): boolean {
  const status: unknown = Object(reason).status
  return typeof status === 'number' && status >= 400 && status < 500
}

const missing = {
  code: 'codeMissing',
  recoveryCode: 'recoveryMissing',
  password: 'passwordMissing',
  mailedCode: 'mailedMissing',
} as const

function isMissing(kind: Confirmation['kind'], text: string): boolean {
  if (kind === 'code') return !isWholeCode(text)
  return kind === 'password' ? text === '' : text.trim() === ''
}

/** Holds the code or the password with which a person shows that it is them. */
export function useCodeEntry({
  apps,
  isMailed = false,
  hasRecoveryCodes = false,
  onSend,
  failedTitle,
}: CodeEntryOptions): CodeEntryState {
  const strings = useStrings(codeEntryStrings)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const messageOf = useMessageOf()
  const showFailure = useFailure()
  const { busy, run } = useBusy<'send'>()
  const [usesRecovery, setUsesRecovery] = useState(false)
  const [chosenApp, setChosenApp] = useState<string>()
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const app = apps.find((each) => each.id === chosenApp)?.id ?? apps[0]?.id
  const codeKind = usesRecovery && hasRecoveryCodes ? 'recoveryCode' : 'code'
  const kindWithoutApp = isMailed ? 'mailedCode' : 'password'
  const kind = app === undefined ? kindWithoutApp : codeKind
  // An app that is locked for a while does not lock recovery codes or other apps.
  const wait = useRetryWait().about(`${kind} ${app}`)

  function confirmation(): Confirmation {
    if (kind === 'password') return { kind, password: text }
    if (kind === 'recoveryCode' || kind === 'mailedCode') return { kind, code: text.trim() }
    return { kind, app: app ?? '', code: digitsOf(text) }
  }

  function refuse(message: string) {
    flushSync(() => setError(message))
    focusField(input.current)
    input.current?.select()
  }

  async function send() {
    try {
      await onSend(confirmation())
    } catch (reason) {
      wait.refuse(reason)
      if (isRefusal(reason)) refuse(messageOf(reason))
      else showFailure(failedTitle, reason)
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (busy !== null) return
    if (isMissing(kind, text)) refuse(strings[missing[kind]])
    else if (wait.canTry()) void run('send', send)
  }

  function change(next: string) {
    setText(next)
    setError(undefined)
  }

  return {
    id,
    kind,
    apps,
    app: app ?? '',
    text,
    error,
    isBusy: busy !== null,
    wait,
    input,
    canSwitch: hasRecoveryCodes && app !== undefined,
    change(next) {
      // While digits are added in the middle, grouping them would move the caret.
      const atEnd = input.current?.selectionEnd === next.length
      change(kind === 'code' && atEnd ? groupDigits(next) : next)
    },
    chooseApp(next) {
      setChosenApp(next)
      change('')
    },
    switchKind() {
      flushSync(() => {
        setUsesRecovery(!usesRecovery)
        change('')
      })
      input.current?.focus()
    },
    submit,
  }
}
