import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { join, resolve } from 'node:path'

/** The root of the repository. */
export const root = join(import.meta.dirname, '..')

/** Returns pnpm in the workspace's version, as an argument of npx: `pnpm@` and the version. */
export async function pnpm(): Promise<string> {
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    readonly packageManager: string
  }
  return manifest.packageManager
}

export interface CommandOptions {
  /** Folder to run in, relative to the root. @default the root */
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
  /** Returns the output instead of printing it. @default false */
  readonly captured?: boolean
  /** The nice value of the command and what it starts, up to 19 for the least urgent. @default that of this process */
  readonly niceness?: number
}

export interface CommandResult {
  readonly code: number
  /** Standard output and standard error, if captured; empty otherwise. */
  readonly output: string
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Runs a command from `PATH` and waits for its end; signals to this process are forwarded to it. The
 * exit code is 127 if the command cannot be started, and 143 if a signal ended it.
 */
export function command(
  name: string,
  args: readonly string[],
  { cwd = '.', env = {}, captured = false, niceness }: CommandOptions = {},
): Promise<CommandResult> {
  return new Promise((finish) => {
    const child = spawn(name, args, {
      cwd: resolve(root, cwd),
      env: { ...process.env, ...env },
      stdio: captured ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    })
    if (niceness !== undefined && child.pid !== undefined) setPriority(child.pid, niceness)
    let output = ''
    const keep = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    const forward = (signal: NodeJS.Signals) => child.kill(signal)
    for (const signal of signals) process.on(signal, forward)
    const end = (code: number) => {
      for (const signal of signals) process.off(signal, forward)
      finish({ code, output })
    }
    child.on('error', (error) => {
      output += error.message
      end(127)
    })
    child.on('close', (code) => end(code ?? 143))
  })
}

/** Runs commands in sequence; if one fails, this process exits with its code. */
export async function runAll(
  ...steps: readonly (readonly [name: string, args: readonly string[], options?: CommandOptions])[]
): Promise<void> {
  for (const [name, args, options] of steps) {
    const { code } = await command(name, args, options)
    if (code !== 0) process.exit(code)
  }
}
