import { expect, test } from 'vitest'
import type { ImageSource } from './ImageSource.ts'
import { nameOfSet } from './nameOfSet.ts'

const file = (name: string): ImageSource => ({ kind: 'file', file: new File([], name), name })
const zip: ImageSource = { kind: 'zip', file: new File([], 'spring.zip') }

test.each<[readonly ImageSource[], readonly string[], string]>([
  [[file('tee.jpg')], ['tee.jpg'], 'tee.jpg'],
  [
    [file('note.txt'), file('tee.v2.jpg'), file('mug.png')],
    ['tee.v2.jpg', 'mug.png'],
    'tee.v2 + 1',
  ],
  [
    [file('summer/tee.jpg'), file('summer/mug.jpg')],
    ['summer/tee.jpg', 'summer/mug.jpg'],
    'summer',
  ],
  [[file('tee.jpg'), zip], ['tee.jpg', 'mug.jpg'], 'spring'],
])('a set is named after its folder, ZIP or first image', (sources, images, name) => {
  expect(nameOfSet(sources, images)).toBe(name)
})
