import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ServiceAddress } from '../../web/proxy/address.ts'
import { Refusal, sendRefusal } from '../../web/refusal.ts'
import { type ScanOptions, scanService } from '../../web/scans/scans.ts'

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
