import type { RemoveBackground } from '@dropwatt/automations/images'
import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm'
import wasmUrl from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url'
import { resized, withMask } from './pictures.ts'
import { toMask, toTensor } from './tensors.ts'

/** The side of the pictures for models that take any size, in pixels. */
const usualSide = 1_024

/** Thrown for a file that is not a model for finding the product in a picture. */
class ModelUnusable extends Error {
  override readonly name = 'ModelUnusable'
}

/** Returns the size of the pictures that a model takes. */
function sizeOf({ inputMetadata: [input] }: InferenceSession): { width: number; height: number } {
  if (!input?.isTensor || input.type !== 'float32' || input.shape.length !== 4) {
    throw new ModelUnusable('It does not take a picture.')
  }
  const [, channels, height, width] = input.shape
  if (typeof channels === 'number' && channels !== 3) {
    throw new ModelUnusable(`It takes ${channels} channels in place of 3.`)
  }
  return {
    width: typeof width === 'number' ? width : usualSide,
    height: typeof height === 'number' ? height : usualSide,
  }
}

/**
 * Opens a model of the member's that finds the product in a picture, such as U²-Net or IS-Net: it takes
 * the three channels of a picture and gives one value for each pixel.
 *
 * @param model an ONNX file
 * @throws {ModelUnusable} when it is no such model
 */
export async function openModel(model: Blob): Promise<RemoveBackground> {
  // More threads need pages that are isolated from those of other origins.
  env.wasm.numThreads = 1
  env.wasm.wasmPaths = { wasm: wasmUrl }
  const bytes = new Uint8Array(await model.arrayBuffer())
  const session = await InferenceSession.create(bytes, { executionProviders: ['wasm'] }).catch(
    (error: unknown) => {
      throw new ModelUnusable(error instanceof Error ? error.message : String(error))
    },
  )
  const { width, height } = sizeOf(session)
  const [inputName = ''] = session.inputNames
  const [outputName = ''] = session.outputNames

  return async ({ pixels }) => {
    const input = new Tensor('float32', toTensor(resized(pixels, width, height)), [
      1,
      3,
      height,
      width,
    ])
    const output = (await session.run({ [inputName]: input }, [outputName]))[outputName]
    const values = output?.data
    const [maskHeight = 0, maskWidth = 0] = output?.dims.slice(-2) ?? []
    if (!(values instanceof Float32Array) || values.length < maskWidth * maskHeight) {
      throw new ModelUnusable('It gives no value for each pixel.')
    }
    const mask = toMask(values.subarray(0, maskWidth * maskHeight))
    return withMask(pixels, mask, maskWidth, maskHeight)
  }
}
