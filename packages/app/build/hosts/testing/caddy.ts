import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Whether Caddy is installed. */
export const hasCaddy = spawnSync('caddy', ['version']).status === 0

/** Finds a free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('The test found no free port.')
  return address.port
}

/** Starts Caddy on a free port, and serves a folder until `stop` is called. */
export async function serveByCaddy(caddyfile: string, folder: string) {
  const port = await freePort()
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', caddyfile], {
    env: { PATH: process.env.PATH, HOME: folder, PORT: String(port), ROOT: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = once(child, 'close')
  let log = ''
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      log += chunk.toString()
      if (log.includes('serving initial configuration')) resolve()
    })
    void ended.then(() => reject(new Error(`Caddy ended: ${log}`)))
  })
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
