import { refusal } from '@waldkerf/domain/refusals/refusals'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { logError } from '../log.ts'
import { freeRoom } from './freeRoom.ts'
import { lastBackup } from './lastBackup.ts'
import { folderStore } from './objects/folderStore.ts'
import { ogcService } from './ogc/ogc.ts'
import { movingBytes } from './moving/movingBytes.ts'
import type { ServiceAddress } from './proxy/address.ts'
import { dataServiceProxy } from './proxy/dataServiceProxy.ts'
import { Refusal } from './refusal.ts'
import { deletesMaps, type ScanOptions, scanService, type ScanService } from './scans/scans.ts'

/** Answers below /rest, /scans and /ogc. */
export interface DataSource {
  /** @throws Refusal */
  answer(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void>
  /** The part of /health that it knows. */
  health(): Promise<{ missing?: number; backup?: string | undefined }>
  close(): Promise<void>
}

export interface DataServiceOptions {
  dataService: ServiceAddress
  /** Where the scans of the maps lie. */
  scans: ScanOptions
  /** Bytes that pictures may still take on the disk. Default: those free on the disk of the scans. */
  room?: () => Promise<number>
}

/** PostgREST, the objects that lie beside it, and the layers for map programs that are read from it. */
export function dataServiceSource(options: DataServiceOptions): DataSource {
  const { folder, keeping, store = folderStore(folder) } = options.scans
  const { dataService, room = () => freeRoom(folder) } = options
  const proxy = dataServiceProxy(dataService, store)
  const moving = movingBytes(store, keeping.moved)
  const scans = scanService({ ...options.scans, store }, dataService)
  const ogc = ogcService(dataService)
  return {
    async answer(request, response, url) {
      if (url.pathname.startsWith('/ogc')) return ogc.answer(request, response, url)
      if (!url.pathname.startsWith('/rest')) return scans.answer(request, response, url.pathname)
      removeScanAfterwards(request, response, url, scans)
      if (url.pathname === '/rest/rpc/w_add_bild') await requireRoom(room)
      return proxy.pass(request, response, url)
    },
    health: async () => ({ missing: scans.missing(), backup: (await lastBackup(folder))?.toISOString() }),
    async close() {
      proxy.close()
      ogc.close()
      await moving.close()
      await scans.close()
    },
  }
}

/**
 * Pictures go into the database first, which is on this disk, or on another one of the same machine.
 * @throws Refusal 507
 */
async function requireRoom(room: () => Promise<number>): Promise<void> {
  if ((await room()) < 0) throw new Refusal(refusal('pictures_full'))
}

/** Removes the scans of deleted maps. */
function removeScanAfterwards(request: IncomingMessage, response: ServerResponse, url: URL, scans: ScanService): void {
  if (!deletesMaps(request, url)) return
  response.once('finish', () => {
    if (response.statusCode >= 300) return
    scans
      .removeDeleted(request.headers.authorization)
      .catch((error: unknown) => logError('scans.remove', 'The scans of a deleted map', {}, error))
  })
}
