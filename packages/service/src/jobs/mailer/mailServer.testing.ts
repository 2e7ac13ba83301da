import { createServer, type Socket } from 'node:net'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

/** A mail as it came over the wire. */
export interface ReceivedMail {
  from: string
  to: string[]
  /** Head and body, lines by CR LF. */
  data: string
}

/** A mail server of this machine that takes every mail but those to `refused`, as RFC 5321 has it, without encryption. */
export async function startMailServer(refused: string) {
  const mails: ReceivedMail[] = []
  const server = createServer((socket) => converse(socket, refused, mails))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    mails,
    port: (server.address() as AddressInfo).port,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

const address = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? ''

function converse(socket: Socket, refused: string, mails: ReceivedMail[]): void {
  let mail: ReceivedMail = { from: '', to: [], data: '' }
  let isData = false
  let waiting = ''
  const say = (line: string) => socket.write(`${line}\r\n`)
  const commands: Readonly<Record<string, (line: string) => void>> = {
    EHLO: () => say('250-localhost\r\n250 8BITMIME'),
    MAIL(line) {
      mail = { from: address(line), to: [], data: '' }
      say('250 OK')
    },
    RCPT(line) {
      const isTaken = address(line) !== refused
      if (isTaken) mail.to.push(address(line))
      say(isTaken ? '250 OK' : '550 No such mailbox')
    },
    DATA() {
      isData = true
      say('354 Go on')
    },
    RSET: () => say('250 OK'),
    QUIT() {
      say('221 Bye')
      socket.end()
    },
  }
  function take(line: string): void {
    const command = commands[line.slice(0, 4).toUpperCase()]
    if (isData && line === '.') {
      isData = false
      mails.push(mail)
      say('250 Taken')
    } else if (isData) mail.data += `${line.replace(/^\./, '')}\r\n`
    else if (command) command(line)
    else say('502 Unknown')
  }
  socket.setEncoding('latin1')
  socket.on('error', () => socket.destroy())
  socket.on('data', (text: string) => {
    const lines = (waiting + text).split('\r\n')
    waiting = lines.pop() ?? ''
    for (const line of lines) take(line)
  })
  say('220 localhost')
}
