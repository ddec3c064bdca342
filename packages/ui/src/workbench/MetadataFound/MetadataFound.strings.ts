import { defineStrings } from '../../i18n/index.js'

export const metadataFoundStrings = defineStrings('metadataFound', {
  places: (text: string, count: number) =>
    count === 1
      ? `${text} image shows where it was taken`
      : `${text} images show where they were taken`,
  placesText: (metres: string) =>
    `Accurate to about ${metres}\u00A0m. We do not show a map, because loading one would share the place.`,
  removed: 'It is removed with the other metadata; the pixels stay identical.',
  'removed-encoding': 'It is removed with the other metadata, as the pixels are encoded again.',
  kept: 'It stays in the files with these options.',
  cameras: (text: string, count: number) =>
    `${text} ${count === 1 ? 'image contains' : 'images contain'} the camera and the date`,
  camerasText:
    'Also removed: thumbnails, comments, editing software. Kept: rotation and colour profile.',
})
