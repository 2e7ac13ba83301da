import { demoAccounts } from '../identity/accounts/demoAccounts.ts'
import { memoryIdentity } from '../identity/service.ts'
import type { StackOptions } from '../options.ts'
import { assertFree, freePorts } from '../ports.ts'
import type { Stack } from '../start.ts'
import { webServer } from '../web/server.ts'
import { openSite } from '../web/site.ts'
import { mockData } from './mockData.ts'
import { withSampleBar } from './sampleBar.ts'

/**
 * `npm start -- --mock`: the built product over the handlers of stories and tests, in this one process and without a
 * database. Each start begins with the same sample data.
 * @throws StartupError when the port is in use
 */
export async function startMock(options: StackOptions): Promise<Pick<Stack, 'origin' | 'failed' | 'stop'>> {
  const [free = 0] = await freePorts(1)
  const port = options.port || free
  const origin = options.origin ?? `http://127.0.0.1:${port}`
  await assertFree(port)
  const web = webServer({
    origin,
    site: withSampleBar(openSite(options.dist)),
    parts: () => ({ identity: 'ready' }),
    mode: 'mock',
    data: mockData(),
    identity: await memoryIdentity({ origin, tokenLife: options.tokenLife ?? 300, accounts: demoAccounts() }),
  })
  await web.listen(port, '127.0.0.1')
  return { origin, failed: new Promise(() => undefined), stop: () => web.close() }
}
