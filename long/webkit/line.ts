import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** The line between the browser and the product, which WebDriver cannot take away. */
export interface Line {
  origin: string
  cut: () => void
  mend: () => void
  stop: () => Promise<void>
}

/** @param port where the product will listen */
export async function startLine(port: number): Promise<Line> {
  const sockets = new Set<Socket>()
  let isCut = false
  const drop = () => sockets.forEach((socket) => socket.destroy())
  const server = createServer((inward) => {
    if (isCut) return inward.destroy()
    const outward = connect(port, '127.0.0.1')
    for (const [socket, other] of [
      [inward, outward],
      [outward, inward],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
    return undefined
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true
      drop()
    },
    mend() {
      isCut = false
    },
    stop() {
      drop()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
