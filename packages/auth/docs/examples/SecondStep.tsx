import { useFactors } from '@dropwatt/auth'
import { useState } from 'react'
import { useAction } from './useAction.js'

/** Switches two-step verification on and off. */
export function SecondStep() {
  const { list, enroll, confirm, remove } = useFactors()
  const { busy, error, run } = useAction()
  const [secret, setSecret] = useState('')
  const [id, setId] = useState('')
  const [code, setCode] = useState('')
  const isOn = list.length > 0

  async function start() {
    const factor = await enroll({ name: 'Phone' })
    setId(factor.id)
    setSecret(factor.secret)
  }

  async function finish() {
    await (isOn ? remove({ id: list[0]?.id ?? '', code }) : confirm({ id, code }))
    setSecret('')
    setCode('')
  }

  if (!isOn && !secret) {
    return (
      <button aria-disabled={busy} onClick={() => void run(start)}>
        Switch on two-step verification
      </button>
    )
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void run(finish)
      }}
    >
      {isOn ? (
        <p>Two-step verification is on.</p>
      ) : (
        <p>
          Type this key into your app: <code>{secret}</code>
        </p>
      )}
      <label>
        Code of your app
        <input
          autoComplete="one-time-code"
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </label>
      <p role="alert">{error}</p>
      <button aria-disabled={busy}>{isOn ? 'Switch off' : 'Confirm'}</button>
    </form>
  )
}
