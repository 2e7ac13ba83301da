import { getLimits, getOperation, setLimit } from '@waldkerf/domain/calls/office/operations'
import { mergedUpdate } from '@waldkerf/domain/editing/saveMerged'
import { type AccountLimit, scanRoom } from '@waldkerf/domain/entities/office/operations'
import { instant } from '@waldkerf/domain/entities/wire'
import useSWR from 'swr'
import * as v from 'valibot'
import { ApiError } from '@waldkerf/app/platform/errors/errors'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { useAskWebServer } from '../georef/scans/useOpenUploads.ts'
import { toLoadable } from '../loading/loadable.ts'
import { useRefreshed } from '../saving/useRefreshed.ts'
import { settingsKeys } from './settings.ts'

/** Storage in use and mails, and the time of the answer. */
export function useOperation() {
  const gateway = useGateway()
  return toLoadable(
    useSWR(settingsKeys.operation(), async () => ({ ...(await gateway.call(getOperation, {})), asked: Date.now() })),
  )
}

/** Space for scans on the web server's disk. */
export function useScanRoom() {
  const ask = useAskWebServer()
  return toLoadable(
    useSWR(settingsKeys.scanRoom(), async () => v.parse(scanRoom, await (await ask('/scans/room', 'GET')).json())),
  )
}

const health = v.object({ backup: v.optional(instant) })

/** When the last backup was completed. The web server answers that even if another part is not ready. */
export function useLastBackup() {
  return toLoadable(
    useSWR(settingsKeys.backup(), async () => {
      const answer = await fetch('/health').catch(() => undefined)
      const told = v.safeParse(health, await answer?.json().catch(() => undefined))
      if (!told.success) throw new ApiError('network', {})
      return { since: told.output.backup, asked: Date.now() }
    }),
  )
}

/** The limits of accounts, and their change. */
export function useLimits() {
  const gateway = useGateway()
  const refreshed = useRefreshed()
  const update = mergedUpdate<AccountLimit, { menge: number }>(
    () => gateway.call(getLimits, {}),
    (one, { id }) => one.id === id,
    ({ id, version }, { menge }) => gateway.call(setLimit, { id, menge }, { version }),
  )
  return {
    limits: toLoadable(useSWR(settingsKeys.limits(), () => gateway.call(getLimits, {}))),
    /** @throws ConflictError with the limit when somebody else has changed it, ApiError */
    async change(limit: AccountLimit, menge: number) {
      await refreshed(update(limit, { menge }), { first: [settingsKeys.limits()] })
    },
  }
}
