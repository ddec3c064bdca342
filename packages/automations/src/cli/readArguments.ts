import { parseArgs } from 'node:util'
import { isImageSlug } from '../automations/slugs.ts'
import type { DownloadScope } from '../download/selection.ts'
import { scopeField } from '../options/scopeField.ts'
import { UsageError } from './Terminal.ts'

/** The options of all commands, and what they take. */
const optionTypes = {
  set: { type: 'string', multiple: true, takes: 'a setting, as key=value' },
  where: { type: 'string', multiple: true, takes: 'a condition, as "price between 20 and 50"' },
  match: { type: 'string', takes: 'all or any' },
  out: { type: 'string', takes: 'a file' },
  'changed-only': { type: 'boolean' },
  'changed-columns': { type: 'boolean' },
  split: { type: 'boolean' },
  'exclude-blocked': { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  diff: { type: 'string', takes: 'a file' },
  job: { type: 'string', takes: 'a file' },
  recipe: { type: 'string', takes: 'a file' },
  against: { type: 'string', takes: 'a file' },
  sheet: { type: 'string', takes: 'the name of a sheet' },
  lang: { type: 'string', takes: 'a language, as it' },
  force: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

type OptionName = keyof typeof optionTypes

const ofCommand = {
  automate: [
    'set',
    'where',
    'match',
    'out',
    'changed-only',
    'changed-columns',
    'split',
    'exclude-blocked',
    'dry-run',
    'diff',
    'job',
    'recipe',
    'against',
    'sheet',
    'lang',
    'json',
  ],
  undo: ['job', 'out'],
  check: ['sheet', 'json'],
  list: ['json'],
  help: [],
} as const satisfies Readonly<Record<string, readonly OptionName[]>>

/** Options for automations of images only. */
const ofImages = ['force'] as const satisfies readonly OptionName[]

type CommandName = keyof typeof ofCommand

/** The options that name a file. */
type FileOption = 'out' | 'diff' | 'job' | 'recipe' | 'against'

/** Parsed command line. */
export interface Arguments {
  readonly command: CommandName
  /**
   * Arguments that are no options, without the name of the command unless it is that of an
   * automation.
   */
  readonly words: readonly string[]
  readonly settings: readonly string[]
  readonly files: Readonly<Partial<Record<FileOption, string>>>
  /** The sheet of a workbook to read. */
  readonly sheet: string | undefined
  /** The language of what an importer names. */
  readonly lang: string | undefined
  /** The part of a changed export to write. */
  readonly which: DownloadScope
  readonly isSplit: boolean
  /** Whether products with problems are left out, instead of blocking the file. */
  readonly isWithoutBlocked: boolean
  readonly isDryRun: boolean
  /** Whether results of images that are there already are replaced. */
  readonly isForced: boolean
  readonly isJson: boolean
}

/** The options that leave out some of a changed export, by what they leave. */
const scopeOptions = { changed: 'changed-only', columns: 'changed-columns' } as const

/** Names the option that asks for a part of a changed export; empty where none was given. */
export function scopeOption({ which }: Pick<Arguments, 'which'>): readonly OptionName[] {
  return which === 'whole' ? [] : [scopeOptions[which]]
}

function isOptionName(name: string): name is OptionName {
  return Object.hasOwn(optionTypes, name)
}

function isCommandName(name: string): name is CommandName {
  return name !== 'automate' && Object.hasOwn(ofCommand, name)
}

/**
 * Reads a command line.
 *
 * @throws {UsageError}
 */
export function readArguments(args: readonly string[]): Arguments {
  const { tokens, positionals } = parseArgs({
    args: [...args],
    options: optionTypes,
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const [first = 'help'] = positionals
  const isHelp = tokens.some((token) => token.kind === 'option' && token.name === 'help')
  const named: CommandName = isCommandName(first) ? first : 'automate'
  const command = isHelp ? 'help' : named
  const words = isCommandName(first) ? positionals.slice(1) : positionals
  const isOfImages = command === 'automate' && words.some(isImageSlug)
  const allowed: readonly OptionName[] = [...ofCommand[command], ...(isOfImages ? ofImages : [])]
  const given = new Map<OptionName, string[]>()

  for (const token of tokens) {
    if (token.kind !== 'option' || isHelp) continue
    const { name, rawName, value, inlineValue } = token
    if (!isOptionName(name) || !allowed.includes(name)) {
      const offered = allowed.map((each) => `--${each}`).join(', ')
      throw new UsageError(
        `${rawName} is no option of ${command}. ${offered === '' ? 'It has none.' : `It has ${offered}.`}`,
      )
    }
    const option = optionTypes[name]
    if (option.type === 'boolean') {
      if (value !== undefined) throw new UsageError(`--${name} takes no value.`)
    } else if (value === undefined || value === '' || (!inlineValue && value.startsWith('-'))) {
      throw new UsageError(`--${name} takes ${option.takes}.`)
    }
    const earlier = given.get(name)
    if (earlier && !('multiple' in option)) throw new UsageError(`--${name} is given twice.`)
    given.set(name, [...(earlier ?? []), value ?? ''])
  }

  const scopes = (['changed', 'columns'] as const).filter((each) => given.has(scopeOptions[each]))
  if (scopes.length > 1) {
    throw new UsageError('--changed-columns cannot be used with --changed-only: it writes less.')
  }
  const [which = 'whole'] = scopes
  const fileOf = (name: FileOption) => {
    const [path] = given.get(name) ?? []
    return path === undefined ? {} : { [name]: path }
  }
  return {
    command,
    words,
    settings: [
      ...(given.get('set') ?? []),
      ...(given.get('where') ?? []).map((text) => `${scopeField.key}.where=${text}`),
      ...(given.get('match') ?? []).map((text) => `${scopeField.key}.match=${text}`),
    ],
    files: {
      ...fileOf('out'),
      ...fileOf('diff'),
      ...fileOf('job'),
      ...fileOf('recipe'),
      ...fileOf('against'),
    },
    sheet: given.get('sheet')?.[0],
    lang: given.get('lang')?.[0],
    which,
    isSplit: given.has('split'),
    isWithoutBlocked: given.has('exclude-blocked'),
    isDryRun: given.has('dry-run'),
    isForced: given.has('force'),
    isJson: given.has('json'),
  }
}
