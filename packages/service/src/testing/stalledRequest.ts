import { connect, type Socket } from 'node:net'

/**
 * A connection that begins a request and does not go on.
 * @param head what is sent of it, without `Host`; nothing in it is checked or completed
 */
export function stalledRequest(origin: string, head: string): Promise<Socket> {
  const { hostname, port, host } = new URL(origin)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(head.replace('\r\n', `\r\nHost: ${host}\r\n`), () => resolve(socket))
    })
    socket.on('error', reject)
  })
}
