import { describe, expect, test } from 'vitest'
import { beginDraft, edit, isUnsaved, keepSent, receive, valuesOf } from './settingsDraft.js'

const given = { name: '', email: '', weekly: false }
const late = { name: 'Ada Lovelace', email: 'ada@example.com', weekly: true }

describe('what is handed in late', () => {
  test('fills every field that nobody has changed', () => {
    const draft = receive(edit(beginDraft(given), { name: 'Ada' }), late)
    expect(valuesOf(draft)).toEqual({ ...late, name: 'Ada' })
    expect(isUnsaved(draft)).toBe(true)
  })

  test('leaves nothing unsaved where it says what was typed', () => {
    const draft = receive(edit(beginDraft(given), { name: late.name }), late)
    expect(isUnsaved(draft)).toBe(false)
    expect(valuesOf(receive(draft, { ...late, name: 'Ada King' })).name).toBe('Ada King')
  })

  test('leaves a field that was changed back as it is', () => {
    const back = edit(edit(beginDraft(given), { name: 'Ada' }), { name: '' })
    expect(isUnsaved(back)).toBe(false)
    expect(valuesOf(receive(back, late)).name).toBe('')
  })

  test('empties a field that it has no longer', () => {
    const draft = beginDraft<{ name: string; company?: string }>({ name: 'Ada', company: 'Loom' })
    expect(valuesOf(receive(draft, { name: 'Ada' }))).toEqual({ name: 'Ada', company: undefined })
  })

  test('is not new when only the object is', () => {
    const draft = beginDraft(given)
    expect(receive(draft, { ...given })).toBe(draft)
  })
})

describe('what is unsaved', () => {
  test('is nothing at first, nor when a change is taken back', () => {
    const draft = beginDraft(given)
    expect(isUnsaved(draft)).toBe(false)
    expect(isUnsaved(edit(draft, { weekly: true }))).toBe(true)
    expect(isUnsaved(edit(edit(draft, { weekly: true }), { weekly: false }))).toBe(false)
  })

  test('is nothing once it was sent, although what was handed in stays as it was', () => {
    const sent = { name: 'Ada' }
    const draft = receive(keepSent(edit(beginDraft(given), sent), sent), given)
    expect(isUnsaved(draft)).toBe(false)
    expect(valuesOf(draft).name).toBe('Ada')
  })

  test('is what was typed while another save was under way', () => {
    const draft = edit(edit(beginDraft(given), { name: 'Ada' }), { name: 'Ada King' })
    const kept = keepSent(draft, { name: 'Ada' })
    expect(isUnsaved(kept)).toBe(true)
    expect(valuesOf(kept).name).toBe('Ada King')
  })

  test('is what was taken back while it was on its way', () => {
    const draft = edit(edit(beginDraft(given), { name: 'Ada' }), { name: '' })
    const kept = keepSent(draft, { name: 'Ada' })
    expect(isUnsaved(kept)).toBe(true)
    expect(valuesOf(kept).name).toBe('')
  })
})

test('what a service makes of what was saved is shown', () => {
  const sent = { name: ' Ada ' }
  const saved = keepSent(edit(beginDraft(given), sent), sent)
  const draft = receive(saved, { ...given, name: 'Ada' })
  expect(valuesOf(draft).name).toBe('Ada')
  expect(isUnsaved(draft)).toBe(false)
})
