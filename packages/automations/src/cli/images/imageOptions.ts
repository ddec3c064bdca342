import { resolve } from 'node:path'
import { automationFields, automationTexts } from '../../automations/bySlug/options.ts'
import type { ImageSlug } from '../../automations/slugs.ts'
import { readImageFacts } from '../../images/formats/readImageFacts.ts'
import type { ImageCodecs } from '../../images/ImageCodecs.ts'
import type { Pixels } from '../../images/Pixels.ts'
import { defaultOptions } from '../../options/defaultOptions.ts'
import type { ChosenImage, OptionField, Options } from '../../options/fields.ts'
import { isShown } from '../../options/isShown.ts'
import { parseSettings } from '../../options/parseSettings.ts'
import { validate, wordProblem } from '../../options/validate.ts'
import { readInput } from '../readInput.ts'
import { CommandError, UsageError, type Terminal } from '../Terminal.ts'
import { excludedTexts } from './imageTexts.ts'

/**
 * Reads the options of an automation of images.
 *
 * @throws {UsageError}
 * @throws {OptionsError}
 */
export function readImageOptions(slug: ImageSlug, settings: readonly string[]): Options {
  const fields: readonly OptionField[] = automationFields[slug]
  const base = defaultOptions(fields, { isImages: true })
  const options = parseSettings(fields, automationTexts[slug], settings, base)
  const [wrong] = Object.entries(validate(fields, options))
  if (wrong?.[1]) throw new UsageError(`${wrong[0]}: ${wordProblem(wrong[1])} See: help ${slug}`)
  return options
}

/** Returns the path of the picture that the options name; nothing if they use none. */
export function picturePath(slug: ImageSlug, options: Options): string | undefined {
  const fields: readonly OptionField[] = automationFields[slug]
  const field = fields.find((each) => each.kind === 'image' && isShown(fields, each, options))
  const chosen = field && (options[field.key] as ChosenImage | null | undefined)
  return chosen?.name
}

/**
 * Reads and decodes the picture that an option names.
 *
 * @throws {CommandError} when it cannot be used
 */
export async function readPicture(
  path: string,
  codecs: ImageCodecs,
  terminal: Terminal,
): Promise<Pixels> {
  const bytes = readInput(terminal, path)
  const facts = readImageFacts(bytes)
  if (typeof facts === 'string') {
    throw new CommandError(`${resolve(terminal.folder, path)}: ${excludedTexts[facts]}`)
  }
  return codecs.decode(bytes, facts.format)
}
