import type { ObjectStore } from './objectStore.ts'
import { openStore } from './openStore.ts'

const bucket = process.env['WALDKERF_TEST_OBJECTS']

/** Stores that tests are run over: a folder, and the bucket that WALDKERF_TEST_OBJECTS names (`npm run test:cluster`). */
export const storeKinds = ['folder', ...(bucket ? (['bucket'] as const) : [])] as const
export type StoreKind = 'folder' | 'bucket'

/** An empty folder, or the bucket, which other tests use, too. */
export const makeStore = (kind: StoreKind, folder: string): Promise<ObjectStore> =>
  openStore(
    kind === 'bucket' ? { WALDKERF_OBJECTS: bucket, WALDKERF_OBJECTS_KEY: process.env['WALDKERF_OBJECTS_KEY'] } : {},
    folder,
    () => process.env['WALDKERF_OBJECTS_SECRET'] ?? '',
  )
