import { automationFields, automationTexts, defaultOptions } from '@dropwatt/automations/options'
import { expect, test } from 'vitest'
import { noChoices } from '../store/noChoices.ts'
import { formFields, type FormFile } from './formFields.ts'

const file: FormFile = { header: [], choices: noChoices, exports: 0, hasJobs: false }
const options = defaultOptions(automationFields['size-exchanger'])

/** The fields of a form that the texts of the file make necessary, or that ask for something. */
function asked(values: typeof options, questions?: FormFile['questions']) {
  const fields = formFields(
    'size-exchanger',
    automationTexts['size-exchanger'],
    values,
    { ...file, questions },
    'en',
  )
  return Object.fromEntries(
    fields.map((field) => [field.key, 'types' in field ? field.types : field.help]),
  )
}

test('product types are asked about where a plan needs them, and stay with an answer', () => {
  expect(asked(options)).not.toHaveProperty('kind')
  const questions = { kind: [{ value: 'Summer', count: 3 }], who: [], from: [] }
  expect(asked({ ...options, kind: { Boots: 'shoes' } }, questions)).toMatchObject({
    kind: [{ value: 'Summer', count: 3 }, { value: 'Boots' }],
  })
  expect(asked(options, questions)).not.toHaveProperty('who')
})

test('an option says for how many products it is needed', () => {
  expect(asked(options).from).toBeUndefined()
  const from = [
    { value: 'Boots', count: 1200 },
    { value: '', count: 4 },
  ]
  expect(asked(options, { from }).from).toBe(
    'Products whose sizes fit several systems: 1,204. Choose the system to convert them.',
  )
})
