import type { OwnLayer } from '@waldkerf/domain/places/layers/ownLayer'
import { answered, browserTable } from '../storage/browserDatabase.ts'

interface KeptLayer extends OwnLayer {
  /** The signed-in e-mail; layers of other people on the same device are not shown. */
  user: string
}

const table = browserTable('waldkerf.layers', 'layers', (opened) => {
  opened.createObjectStore('layers', { keyPath: 'key' }).createIndex('user', 'user')
})

/** Maps of one's own compartments that this device keeps. @throws where nothing can be read */
export const keptLayers = (user: string): Promise<OwnLayer[]> =>
  table.read((rows) => answered<KeptLayer[]>(rows.index('user').getAll(user)))

/** @throws where nothing can be stored */
export const keepLayer = (user: string, layer: OwnLayer): Promise<void> =>
  table.write((rows) => rows.put({ ...layer, user } satisfies KeptLayer))

export const dropLayer = (key: string): Promise<void> => table.write((rows) => rows.delete(key))

/** Deletes all of them: they may say whose forest somebody works in. */
export const forgetLayers = (): Promise<void> => table.write((rows) => rows.clear())
