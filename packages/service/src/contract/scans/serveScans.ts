import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ServiceAddress } from '@waldkerf/service/web/proxy/address'
import { Refusal, sendRefusal } from '@waldkerf/service/web/refusal'
import { type ScanOptions, scanService } from '@waldkerf/service/web/scans/scans'

/** The scan service alone, on a port of its own: with a folder and a clock that the product's web server does not have. */
export async function serveScans(options: ScanOptions, dataService: ServiceAddress) {
  const service = scanService(options, dataService)
  const server = createServer((request, response) => {
    service.answer(request, response, request.url ?? '').catch((error: unknown) => {
      if (error instanceof Refusal && !response.headersSent) return sendRefusal(response, error)
      response.destroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    service,
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections()
      server.close()
      await service.close()
    },
  }
}
