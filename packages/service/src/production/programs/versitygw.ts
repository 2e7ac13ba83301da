import { join } from 'node:path'
import { has, keptFolder, run } from './kept.ts'

const version = 'v1.8.0'

/** An S3-compatible server over a folder, made from its source by Go: its program. */
export async function versitygw(): Promise<string> {
  const folder = await keptFolder(`versitygw-${version}`, async (half) => {
    await run('go', ['install', `github.com/versity/versitygw/cmd/versitygw@${version}`], {
      env: { ...process.env, GOBIN: half },
    })
  })
  return join(folder, 'versitygw')
}

/** The program that this machine lacks for it. */
export const missingForVersitygw = async (): Promise<string | undefined> =>
  (await has('go', 'version')) ? undefined : 'Go'
