import type { TestStack } from '../fixtures/stack.ts'

export type Picture = Buffer<ArrayBuffer>

/** Sends and reads scans as the browser does. @param origin read for each request, as a restart changes the port */
export function scanClient(stack: () => TestStack, origin: () => string, person: string) {
  async function send(
    path: string,
    method: string,
    headers: Record<string, string> = {},
    body?: Picture,
    who = person,
  ): Promise<Response> {
    const authorization = `Bearer ${await stack().token(who)}`
    return fetch(origin() + path, {
      method,
      headers: { 'Tus-Resumable': '1.0.0', Authorization: authorization, ...headers },
      body: body ?? null,
    })
  }
  const begin = (map: number, size: number, headers = {}, who = person) => {
    const metadata = `karte_id ${Buffer.from(String(map)).toString('base64')}`
    const sent = { 'Upload-Length': String(size), 'Upload-Metadata': metadata, ...headers }
    return send('/scans/files', 'POST', sent, undefined, who)
  }
  const pathFor = (begun: Response) => new URL(begun.headers.get('location') ?? '/none', origin()).pathname
  const part = (path: string, offset: number, bytes: Picture) =>
    send(path, 'PATCH', { 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' }, bytes)
  return {
    send,
    begin,
    part,
    /** @returns the path of the upload */
    beginAt: async (map: number, size: number) => pathFor(await begin(map, size)),
    upload: async (map: number, bytes: Picture) => part(pathFor(await begin(map, bytes.length)), 0, bytes),
    async stored(map: number): Promise<Buffer | undefined> {
      const answer = await send(`/scans/${map}`, 'GET')
      return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined
    },
  }
}

export interface ScanLine {
  id: number
  objekt: string
  aktuell: boolean
  bytes: number
  media_type: string
  width: number | null
  height: number | null
}

/** Rows of a map's scans, the oldest first. */
export async function scanLines(stack: TestStack, email: string, map: number): Promise<ScanLine[]> {
  const { body } = await stack.send(email, { method: 'GET', path: `/karte_scan?karte_id=eq.${map}&order=id` })
  return body as ScanLine[]
}

/** The address of a stack's database, in parts. */
export function databaseByUrl(address: string) {
  const { hostname: host, port, pathname, username: user, password } = new URL(address)
  return { host, port: Number(port), database: pathname.slice(1), user, password: decodeURIComponent(password) }
}
