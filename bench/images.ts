/**
 * Measures the work on images and writes the results into docs/performance.md. `npm run bench --
 * images` runs it, on Linux only, as it reads the memory of processes.
 */
import { runBench } from './driver/runBench.ts'
import { appMemoryText } from './images/appMemory.ts'
import { compressionTable } from './images/compression.ts'
import { cutoutTable } from './images/cutouts.ts'
import { drawPictures, storePhotos } from './images/drawnFiles.ts'
import { openImagePage } from './images/imagePage.ts'
import { libraries, loadSharp } from './images/sharp.ts'
import { throughputTable } from './images/throughput.ts'

await runBench('images', async ({ filesOfKind, count, partLength, everyCutout }) => {
  const sharp = await loadSharp()
  const pictures = drawPictures(filesOfKind)
  const page = await openImagePage()
  try {
    const text = [
      `Size against the original, and the lowest similarity (SSIM at 480 px), of ${filesOfKind} drawn files of each kind at quality 75. The first two are image-compression in the browser, which keeps the original where the reduction is under 5 %:`,
      await compressionTable(page, sharp, pictures),
      `JPEGs of 1.7 MP, two at a time: medians of ${Math.ceil(count / partLength)} parts of ${partLength} images, and their range:`,
      await throughputTable(page, sharp, pictures, { count, partLength }),
      await appMemoryText(await storePhotos(sharp, pictures), count),
      'Products cut out of drawn composites, each with a shadow, noise and JPEG at quality 80, compared with their known outline; medians and ranges over the composites:',
      await cutoutTable({ every: everyCutout }),
    ].join('\n\n')
    const named = ['sharp', '@techstark/opencv-js'].map(
      async (name) => `${name} ${await libraries.versionOf(name)}`,
    )
    return { versions: [`Chromium ${page.version}`, ...(await Promise.all(named))], text }
  } finally {
    await page.close()
  }
})
