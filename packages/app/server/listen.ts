import { createServer, type RequestListener, type Server } from 'node:http'
import { StartError } from './failure.ts'

/** Both names of this machine: browsers differ in which one "localhost" means. */
const addresses = ['127.0.0.1', '::1']

/**
 * Listens on this machine only.
 *
 * @returns a function that stops, without waiting for idle connections
 * @throws {StartError} when the port cannot be had
 */
export async function listen(listener: RequestListener, port: number): Promise<() => void> {
  const servers: Server[] = []
  const close = () => {
    for (const server of servers) {
      server.close()
      server.closeAllConnections()
    }
  }
  try {
    for (const address of addresses) {
      const server = await listenOn(address, listener, port)
      if (server) servers.push(server)
    }
  } catch (error) {
    close()
    throw error
  }
  return close
}

/** Returns undefined where the machine has no such address. */
function listenOn(
  address: string,
  listener: RequestListener,
  port: number,
): Promise<Server | undefined> {
  const server = createServer(listener)
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isAbsent = error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT'
      if (isAbsent && address === '::1') resolve(undefined)
      else reject(portError(port, error))
    })
    server.listen(port, address, () => resolve(server))
  })
}

function portError(port: number, { code, message }: NodeJS.ErrnoException): StartError {
  const another = 'or choose another port, for example: PORT=4180 npm start'
  if (code === 'EADDRINUSE') {
    return new StartError(`Port ${port} is in use. Stop the program that uses it, ${another}`)
  }
  if (code === 'EACCES') {
    return new StartError(`Port ${port} needs rights that this user lacks. Get them, ${another}`)
  }
  return new StartError(
    `The server cannot listen on port ${port} (${code ?? message}). Mend that, ${another}`,
  )
}
