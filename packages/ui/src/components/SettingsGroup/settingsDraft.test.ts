import { describe, expect, test } from 'vitest'
import { beginDraft, edit, isUnsaved, keepSent, receive, valuesOf } from './settingsDraft.js'

const given = { name: '', email: '', weekly: false }
const late = { name: 'Ada Lovelace', email: 'ada@example.com', weekly: true }

describe('values that load late', () => {
  test('fill every field without unsaved changes', () => {
    const draft = receive(edit(beginDraft(given), { name: 'Ada' }), late)
    expect(valuesOf(draft)).toEqual({ ...late, name: 'Ada' })
    expect(isUnsaved(draft)).toBe(true)
  })

  test('leave nothing unsaved if they equal the input', () => {
    const draft = receive(edit(beginDraft(given), { name: late.name }), late)
    expect(isUnsaved(draft)).toBe(false)
    expect(valuesOf(receive(draft, { ...late, name: 'Ada King' })).name).toBe('Ada King')
  })

  test('keep the input of a field that was changed back', () => {
    const back = edit(edit(beginDraft(given), { name: 'Ada' }), { name: '' })
    expect(isUnsaved(back)).toBe(false)
    expect(valuesOf(receive(back, late)).name).toBe('')
  })

  test('clear a field that they no longer have', () => {
    const draft = beginDraft<{ name: string; company?: string }>({ name: 'Ada', company: 'Loom' })
    expect(valuesOf(receive(draft, { name: 'Ada' }))).toEqual({ name: 'Ada', company: undefined })
  })

  test('are not new if only the object is new', () => {
    const draft = beginDraft(given)
    expect(receive(draft, { ...given })).toBe(draft)
  })
})

describe('unsaved changes', () => {
  test('are none at first, nor after a change is reverted', () => {
    const draft = beginDraft(given)
    expect(isUnsaved(draft)).toBe(false)
    expect(isUnsaved(edit(draft, { weekly: true }))).toBe(true)
    expect(isUnsaved(edit(edit(draft, { weekly: true }), { weekly: false }))).toBe(false)
  })

  test('are none after saving, even if the given values stay the same', () => {
    const sent = { name: 'Ada' }
    const draft = receive(keepSent(edit(beginDraft(given), sent), sent), given)
    expect(isUnsaved(draft)).toBe(false)
    expect(valuesOf(draft).name).toBe('Ada')
  })

  test('include input from while a save was pending', () => {
    const draft = edit(edit(beginDraft(given), { name: 'Ada' }), { name: 'Ada King' })
    const kept = keepSent(draft, { name: 'Ada' })
    expect(isUnsaved(kept)).toBe(true)
    expect(valuesOf(kept).name).toBe('Ada King')
  })

  test('include a change that was reverted while its save was pending', () => {
    const draft = edit(edit(beginDraft(given), { name: 'Ada' }), { name: '' })
    const kept = keepSent(draft, { name: 'Ada' })
    expect(isUnsaved(kept)).toBe(true)
    expect(valuesOf(kept).name).toBe('')
  })
})

test('the value that a service returns for a saved one is shown', () => {
  const sent = { name: ' Ada ' }
  const saved = keepSent(edit(beginDraft(given), sent), sent)
  const draft = receive(saved, { ...given, name: 'Ada' })
  expect(valuesOf(draft).name).toBe('Ada')
  expect(isUnsaved(draft)).toBe(false)
})
