/**
 * Measures the work on images and writes the results into docs/performance.md. `npm run bench --
 * images` runs it, on Linux only, as it reads the memory of processes. `-- images 200` takes 200 images
 * instead of 500 for the throughput.
 */
import { writeIntoDocs } from './driver/writing.ts'
import { appMemoryText } from './images/appMemory.ts'
import { compressionTable } from './images/compression.ts'
import { cutoutTable } from './images/cutouts.ts'
import { drawPictures, storePhotos } from './images/drawnFiles.ts'
import { openImagePage } from './images/imagePage.ts'
import { libraries, loadSharp } from './images/sharp.ts'
import { throughputTable } from './images/throughput.ts'

/** Every so many of the drawn composites take part in the comparison of cut-outs. */
const everyCutout = 7
/** Pictures of each kind. The throughput takes those of a store several times. */
const filesOfKind = 5

const cutoutsExplained =
  'Products cut out of drawn composites, each with a shadow, noise and JPEG at quality 80, compared with their known outline:'

const count = Math.max(100, Number(process.argv[2]) || 500)

await libraries.install()
const sharp = await loadSharp()
const pictures = drawPictures(filesOfKind)
const page = await openImagePage()
try {
  const text = [
    `Chromium ${page.version}, Node ${process.versions.node}, sharp ${await libraries.versionOf('sharp')}.`,
    `Size against the original, and the lowest similarity (SSIM at 480 px), of ${filesOfKind} drawn files of each kind at quality 75. The first two are image-compression in the browser, which keeps the original where the reduction is under 5 %:`,
    await compressionTable(page, sharp, pictures),
    await throughputTable(page, sharp, pictures, count),
    await appMemoryText(await storePhotos(sharp, pictures), count),
    cutoutsExplained,
    await cutoutTable({ every: everyCutout }),
  ].join('\n\n')
  console.log(text)
  await writeIntoDocs('images', text)
} finally {
  await page.close()
}
