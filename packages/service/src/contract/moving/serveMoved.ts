import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ServiceAddress } from '@waldkerf/service/web/proxy/address'
import { dataServiceSource } from '@waldkerf/service/web/dataSource'
import { Refusal, sendRefusal } from '@waldkerf/service/web/refusal'
import type { ScanOptions } from '@waldkerf/service/web/scans/scans'

/** The web server's answers below /rest, over a store that the product's own does not have. */
export async function serveMoved(scans: ScanOptions, dataService: ServiceAddress) {
  const source = dataServiceSource({ dataService, scans })
  const server = createServer((request, response) => {
    source.answer(request, response, new URL(request.url ?? '', 'http://localhost')).catch((error: unknown) => {
      if (error instanceof Refusal && !response.headersSent) return sendRefusal(response, error)
      response.destroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await source.close()
    },
  }
}
