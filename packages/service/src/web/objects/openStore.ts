import { StartupError } from '@waldkerf/service/supervisor/startupError'
import { folderStore } from './folderStore.ts'
import type { ObjectStore } from './objectStore.ts'

/**
 * The store that WALDKERF_OBJECTS names, `s3://bucket?endpoint=https://…&region=…`; without it the folder of the scans.
 * @param secret reads a secret by its name
 */
export async function openStore(
  env: NodeJS.ProcessEnv,
  folder: string,
  secret: (name: string) => string,
): Promise<ObjectStore> {
  const address = env['WALDKERF_OBJECTS'] ?? ''
  if (address === '') return folderStore(folder)
  const url = URL.parse(address)
  if (url?.protocol !== 's3:' || url.hostname === '') {
    throw new StartupError(`WALDKERF_OBJECTS is ${address}; it must be like s3://bucket?endpoint=https://s3.example.`)
  }
  const accessKeyId = env['WALDKERF_OBJECTS_KEY'] ?? ''
  if (accessKeyId === '')
    throw new StartupError('WALDKERF_OBJECTS_KEY is not set; it must be the key of the object store.')
  // Its code is large.
  const { s3Store } = await import('./s3Store.ts')
  return s3Store({
    bucket: url.hostname,
    endpoint: url.searchParams.get('endpoint') ?? undefined,
    region: url.searchParams.get('region') ?? 'eu-central-1',
    credentials: { accessKeyId, secretAccessKey: secret('objects_secret') },
  })
}
