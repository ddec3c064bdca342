import { mostImages } from '../../../core/images/intake/ImageSource.ts'
import { writeCount } from '../../writeCount.ts'

const ofAll = (images: string, all: string, allCount: number) =>
  `${images} of ${all} ${allCount === 1 ? 'image' : 'images'}`

/** The English texts about sets of images. Numbers are written for the language by the caller. */
export const imagesEn = {
  opened: (name: string, images: string, count: number, problems: string, problemCount: number) =>
    `${name} opened. ${count === 1 ? '1 image' : `${images} images`}, ${
      problemCount === 1 ? '1 problem' : `${problems} problems`
    }.`,
  start: {
    'remove-background': (images: string, count: number) =>
      count === 1 ? 'Remove 1 background' : `Remove ${images} backgrounds`,
    'swappable-background': (images: string, count: number) =>
      count === 1 ? 'Create 1 image' : `Create ${images} images`,
    'dynamic-watermark': (images: string, count: number) =>
      count === 1 ? 'Add watermark to 1 image' : `Add watermark to ${images} images`,
    'image-compression': (images: string, count: number) =>
      count === 1 ? 'Compress 1 image' : `Compress ${images} images`,
    'remove-metadata': (images: string, count: number) =>
      count === 1 ? 'Remove metadata from 1 image' : `Remove metadata from ${images} images`,
  },
  /** Effect of the main button, shown above the images. */
  summary: {
    'remove-background': (images: string, all: string, _count: number, allCount: number) =>
      `The background of ${ofAll(images, all, allCount)} will be removed.`,
    'swappable-background': (images: string, all: string, count: number, allCount: number) =>
      `${ofAll(images, all, allCount)} ${count === 1 ? 'is' : 'are'} ready.`,
    'dynamic-watermark': (images: string, all: string, _count: number, allCount: number) =>
      `${ofAll(images, all, allCount)} will get the watermark.`,
    'image-compression': (images: string, all: string, _count: number, allCount: number) =>
      `${ofAll(images, all, allCount)} will be compressed.`,
    'remove-metadata': (images: string, all: string, _count: number, allCount: number) =>
      `The metadata of ${ofAll(images, all, allCount)} will be removed.`,
  },
  none: 'All images are excluded.',
  reviewFirst: 'Review the images first. The options apply to those that are reviewed.',
  originals: 'Your originals are not changed. Results are added to a ZIP.',
  onResults:
    'The options apply to the results of your last job. To begin with what was before it, undo it.',
  undo: 'Undo',
  changeMore: 'Change more',
  next: 'Continue with these images',
  review: (images: string, count: number) => (count === 1 ? 'Review 1' : `Review ${images}`),
  notSaved: 'The ZIP could not be saved',
  notSavedText: 'Check the free space on this device, then download it again.',
  lossless: 'PNG becomes WEBP, turned as it is shown; JPG and WEBP only lose metadata.',
  estimate: (time: string) => `About ${time} for your files, estimated from some of them.`,
  done: (images: string, count: number, time: string) =>
    count === 1 ? `Applied: 1 image. Took ${time}.` : `Applied: ${images} images. Took ${time}.`,
  cancelled: (images: string, count: number) =>
    count === 0
      ? 'Job cancelled. No image was changed.'
      : count === 1
        ? 'Job cancelled. 1 finished image is saved.'
        : `Job cancelled. ${images} finished images are saved.`,
  undone: (job: string) => `${job} undone. The images are as they were before it.`,
  resume: 'Resume',
  cutOff: {
    title: 'A job did not finish',
    text: (done: string, all: string, next: string, _count: number, allCount: number) =>
      `The tab closed at ${ofAll(done, all, allCount)}. Finished images are saved. You can resume from image ${next}.`,
    download: (images: string, count: number) =>
      count === 1 ? 'Download 1 image' : `Download ${images} images`,
    remove: 'Remove them',
  },
  permission: {
    title: 'This browser asks again before it reads your images',
    text: (name: string) =>
      `${name} stayed in its folder, so it was not copied. Allow access to continue.`,
    allow: 'Allow access',
  },
  full: {
    title: 'Not enough storage on this device',
    text: (needed: string, free: string) =>
      `A copy of these images needs ${needed}, and about ${free} are free. You can work with them now, but after a reload you have to open them again.`,
    results:
      'Results cannot be saved any more. Download what is ready, or free up space, then resume.',
    free: 'Free up space',
  },
  twoTabs: {
    title: 'These images are open in another tab',
  },
  intake: {
    listing: (images: string, _all: string, _allCount: number) =>
      `Looking for images: ${images} found`,
    reading: (images: string, all: string, allCount: number) =>
      `Reading ${ofAll(images, all, allCount)}`,
    copying: (images: string, all: string, allCount: number) =>
      `Saving ${ofAll(images, all, allCount)} on this device`,
    cancel: 'Cancel',
  },
  unreadable: {
    title: 'These images could not be read',
    text: 'They may have been moved or changed, or the ZIP is damaged. Choose them again.',
  },
  nothing: {
    title: 'There is no image to open',
    text: 'JPG, PNG and WEBP files can be used, on their own, in folders or in a ZIP.',
  },
  check: {
    heading: (problems: string, count: number) =>
      count === 0
        ? 'No problems to fix'
        : count === 1
          ? '1 file excluded'
          : `${problems} files excluded`,
    line: (images: string, count: number) =>
      count === 1
        ? 'Checked 1 image. Your originals are never changed.'
        : `Checked all ${images} images. Your originals are never changed.`,
    others: (images: string, count: number) =>
      count === 1 ? 'The other image is open.' : `The other ${images} images are open.`,
    more: (files: string, count: number) => (count === 1 ? 'and 1 more' : `and ${files} more`),
    metadata: 'Metadata in your images',
    noMetadata: 'No place, camera or date was found in your images.',
  },
  problems: {
    heic: {
      title: (files: string, count: number) =>
        count === 1 ? '1 HEIC file excluded' : `${files} HEIC files excluded`,
      text: 'This browser cannot read HEIC. Export them as JPG from your photo app.',
    },
    avif: {
      title: (files: string, count: number) =>
        count === 1 ? '1 AVIF file excluded' : `${files} AVIF files excluded`,
      text: 'AVIF cannot be used here. Save them as JPG, PNG or WEBP in an image editor.',
    },
    gif: {
      title: (files: string, count: number) =>
        count === 1 ? '1 GIF file excluded' : `${files} GIF files excluded`,
      text: 'GIF cannot be used here. Save them as PNG or WEBP in an image editor.',
    },
    animated: {
      title: (files: string, count: number) =>
        count === 1 ? '1 animated image excluded' : `${files} animated images excluded`,
      text: 'Only one picture of an animation would be left. Save that picture as PNG, then open it here.',
    },
    cmyk: {
      title: (files: string, count: number) =>
        count === 1 ? '1 CMYK image excluded' : `${files} CMYK images excluded`,
      text: 'Their colours are for printing, and browsers show them differently. Save them as RGB in an image editor.',
    },
    'arithmetic-jpeg': {
      title: (files: string, count: number) =>
        count === 1
          ? '1 JPG with arithmetic coding excluded'
          : `${files} JPGs with arithmetic coding excluded`,
      text: 'Browsers cannot show this kind of JPG. Save them as usual JPG in an image editor.',
    },
    'lossless-jpeg': {
      title: (files: string, count: number) =>
        count === 1 ? '1 lossless JPG excluded' : `${files} lossless JPGs excluded`,
      text: 'Browsers cannot show this kind of JPG. Save them as PNG or usual JPG in an image editor.',
    },
    'deep-jpeg': {
      title: (files: string, count: number) =>
        count === 1 ? '1 JPG of 12 bits excluded' : `${files} JPGs of 12 bits excluded`,
      text: 'Browsers can only show JPGs of 8 bits per colour. Save them with 8 bits in an image editor.',
    },
    'hierarchical-jpeg': {
      title: (files: string, count: number) =>
        count === 1 ? '1 hierarchical JPG excluded' : `${files} hierarchical JPGs excluded`,
      text: 'Browsers cannot show this kind of JPG. Save them as usual JPG in an image editor.',
    },
    hdr: {
      title: (files: string, count: number) =>
        count === 1 ? '1 HDR image excluded' : `${files} HDR images excluded`,
      text: 'Their colours are for bright screens, and stores show them differently. Save them as sRGB in an image editor.',
    },
    'cut-off': {
      title: (files: string, count: number) =>
        count === 1 ? '1 image is incomplete' : `${files} images are incomplete`,
      text: 'Their end is missing, so a download or a copy stopped too early. Get these files again.',
    },
    corrupt: {
      title: (files: string, count: number) =>
        count === 1 ? '1 image is damaged' : `${files} images are damaged`,
      text: 'They cannot be read. Get these files again, or save them again in an image editor.',
    },
    'damaged-metadata': {
      title: (files: string, count: number) =>
        count === 1 ? '1 image has damaged metadata' : `${files} images have damaged metadata`,
      text: 'What you want to keep of it cannot be read. Remove the metadata without keeping the copyright or the date.',
    },
    empty: {
      title: (files: string, count: number) =>
        count === 1 ? '1 file is empty' : `${files} files are empty`,
      text: 'They contain nothing. Get these files again.',
    },
    'unknown-format': {
      title: (files: string, count: number) =>
        count === 1 ? '1 file is not an image' : `${files} files are not images`,
      text: 'JPG, PNG and WEBP files can be used, on their own, in folders or in a ZIP.',
    },
    'too-large': {
      title: (files: string, count: number) =>
        count === 1 ? '1 image is over 10 MB' : `${files} images are over 10 MB`,
      text: 'Each image can have up to 10 MB. Save them smaller, or as JPG, in an image editor.',
    },
    'too-many-pixels': {
      title: (files: string, count: number) =>
        count === 1 ? '1 image is over 100 megapixels' : `${files} images are over 100 megapixels`,
      text: 'Save them with fewer pixels in an image editor.',
    },
    'too-large-to-decode': {
      title: (files: string, count: number) =>
        count === 1 ? '1 image is over 51 megapixels' : `${files} images are over 51 megapixels`,
      text: 'They would take too much memory in a browser; their metadata can be removed. Save them with fewer pixels, or use the command line, which takes up to 100 megapixels.',
    },
    unreadable: {
      title: (files: string, count: number) =>
        count === 1 ? '1 file could not be read' : `${files} files could not be read`,
      text: 'They may have been moved, renamed or changed. Open them again.',
    },
    'too-many': {
      title: (files: string, count: number) =>
        count === 1 ? '1 file is over the limit' : `${files} files are over the limit`,
      text: `A set can have up to ${writeCount(mostImages, 'en')} images. Open the others as another set.`,
    },
    locked: {
      title: (files: string, count: number) =>
        count === 1 ? '1 file in a ZIP is locked' : `${files} files in a ZIP are locked`,
      text: 'They are packed with a password or in an unusual way. Unpack the ZIP, then open the folder.',
    },
    stopped: {
      title: (files: string, count: number) =>
        count === 1
          ? '1 image was too much for this browser'
          : `${files} images were too much for this browser`,
      text: 'Its memory was not enough. Close other tabs and apply the automation again, or save them with fewer pixels.',
    },
    failed: {
      title: (files: string, count: number) =>
        count === 1 ? '1 image could not be processed' : `${files} images could not be processed`,
      text: 'They stayed as they were. Save them again in an image editor, then open them again.',
    },
  },
  detail: {
    after: 'After',
    unavailable: 'This image cannot be shown.',
  },
  addresses: {
    title: (images: string, count: number, file: string) =>
      count === 1 ? `Open the image of ${file}` : `Open the ${images} images of ${file}`,
    text: 'Each one is read from its address in the file, where its host allows it. Nothing else is sent.',
    open: (images: string, count: number) =>
      count === 1 ? 'Open 1 image' : `Open ${images} images`,
    openOthers: (images: string, count: number) =>
      count === 1 ? 'Open the other image' : `Open the other ${images} images`,
    reading: (done: string, all: string) => `Images read: ${done} of ${all}`,
    label: 'Progress of the images',
    cancel: 'Cancel',
    again: 'Try again',
    unread: (images: string, count: number) =>
      count === 1 ? '1 image could not be read' : `${images} images could not be read`,
    failures: {
      address: 'Its address does not start with https://.',
      policy:
        'This site does not allow connections to other hosts. Download the images, then drop the folder here.',
      unreachable:
        'Its host cannot be reached, or does not let other pages read its images. Download the images, then drop the folder here.',
      missing: 'There is no image at its address any more.',
      refused: 'Its host refused to send it.',
      slow: 'Its host did not send it in time.',
      'too-large': 'It is larger than 10 MB.',
    },
  },
  wordless: (images: string, count: number, store: string | undefined) => {
    const what = store === undefined ? 'the name of the file' : `“${store}”`
    return count === 1 ? `1 image gets ${what}` : `${images} images get ${what}`
  },
  wordlessText:
    'Nothing is known for the words in { }. Open the product export that these images belong to, type a text of your own, or name the store: its label is written then.',
  engines: {
    model: 'Works on this device. The file is not sent anywhere.',
  },
  list: {
    file: 'File',
    original: 'Original',
    handle: 'Handle',
    sku: 'SKU',
    before: 'Size before (bytes)',
    after: 'Size after (bytes)',
    note: 'Note',
    unsure: 'Product not certain',
  },
}
