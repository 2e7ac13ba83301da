import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** An S3 server over a folder, with one bucket. */
export interface ObjectServer {
  /** As WALDKERF_OBJECTS, WALDKERF_OBJECTS_KEY and the secret have it. */
  address: string
  key: string
  secret: string
  stop(): Promise<void>
}

const bucket = 'waldkerf'

/** @param program versitygw @param place its folder: bytes, and apart from them what it knows of uploads */
export async function startObjectServer(program: string, place: string, port: number): Promise<ObjectServer> {
  const [key, secret] = [randomBytes(10).toString('hex'), randomBytes(20).toString('hex')]
  const files = join(place, 'files')
  mkdirSync(join(files, bucket), { recursive: true })
  const child = spawn(program, ['--port', `127.0.0.1:${port}`, '--quiet', 'posix', files], {
    env: { ...process.env, ROOT_ACCESS_KEY: key, ROOT_SECRET_KEY: secret },
    stdio: 'inherit',
  })
  await answering(child, port)
  return {
    address: `s3://${bucket}?endpoint=http://127.0.0.1:${port}&region=us-east-1`,
    key,
    secret,
    async stop() {
      if (child.exitCode !== null) return
      child.kill()
      await once(child, 'exit')
    },
  }
}

/** Any answer will do: it knows nobody without a signature. */
async function answering(child: ChildProcess, port: number): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('The S3 server has ended.')
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer) return
    await sleep(100)
  }
}
