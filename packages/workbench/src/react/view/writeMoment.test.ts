import { expect, test } from 'vitest'
import { benchEn } from '../texts/en.ts'
import { texts as benchIt } from '../texts/it.ts'
import { writeMoment } from './writeMoment.ts'

const noon = new Date(2026, 10, 22, 12).getTime()
const hour = 3_600_000

test('a moment of today is a time', () => {
  expect(writeMoment(noon - hour, 'it', noon)).toEqual(['11:00'])
  expect(writeMoment(noon - 13 * hour, 'it', noon)).toEqual(['23:00', '21 nov 2026'])
  const [time, day] = writeMoment(noon - 13 * hour, 'it', noon)
  expect(benchIt.changedOnDisk.title(time, day)).toBe(
    'Il file sul disco è cambiato il 21 nov 2026 alle 23:00',
  )
  expect(benchEn.changedOnDisk.text('3:00 PM')).toBe(
    'You are working on the copy you opened at 3:00 PM.',
  )
})
