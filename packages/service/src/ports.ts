import { createServer, type AddressInfo, type Server } from 'node:net'
import { StartupError, errorCode } from './supervisor/startupError.ts'

/** Loopback ports that nothing listens on now, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, () => listening(0)))
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  await Promise.all(servers.map(closed))
  return ports
}

/** Throws a StartupError when something listens on the port. */
export async function assertFree(port: number): Promise<void> {
  try {
    await closed(await listening(port))
  } catch (error) {
    throw portError(error, port)
  }
}

/** The error of a failed `listen` in words that help. */
function portError(error: unknown, port: number): unknown {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new StartupError(
        `Port ${port} is in use by another program. Choose another one, for example PORT=8081 npm start.`,
      )
    case 'EACCES':
      return new StartupError(`Port ${port} may not be used by this account. Choose one above 1023.`)
    default:
      return error
  }
}

function listening(port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()))
}
