import { once } from 'node:events'
import { databaseByUrl } from '@waldkerf/service/contract/scans/scanClient'
import type { ServiceAddress } from '@waldkerf/service/web/proxy/address'
import { dataServiceSource } from '@waldkerf/service/web/dataSource'
import { scanKeeping } from '@waldkerf/service/web/scans/scanKeeping'
import { webServer } from '@waldkerf/service/web/server'
import { openSite } from '@waldkerf/service/web/site'

/** An order to the process. */
export interface ServerOptions {
  port: number
  dataService: ServiceAddress
  databaseUrl: string
  /** For its scans, which nobody asks for. */
  folder: string
  dist: string
}

/*
 * A web server before a PostgREST of its own, in a process of its own, as each machine has them.
 */
const [{ port, dataService, databaseUrl, folder, dist }] = (await once(process, 'message')) as [ServerOptions]
const keeping = scanKeeping(databaseByUrl(databaseUrl))
const web = webServer({
  origin: `http://127.0.0.1:${port}`,
  site: openSite(dist),
  parts: () => ({}),
  data: dataServiceSource({ dataService, scans: { folder, quota: 2 ** 30, keeping } }),
  identity: (_request, response) => Promise.resolve(void response.writeHead(404).end()),
})
await web.listen(port, '127.0.0.1')
process.send?.('ready')
