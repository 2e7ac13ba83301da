import { useConfig } from '@waldkerf/app/platform/config/ConfigProvider.tsx'
import { readClaims, storedToken } from '@waldkerf/app/platform/identity/tokens'

/**
 * Address of Keycloak's account pages, whose way back leads to this page; undefined with an identity service that has none,
 * whose tokens name no account service.
 */
export function useAccountPages(): string | undefined {
  const { url, realm, clientId } = useConfig().keycloak
  if (readClaims(storedToken()).resource_access?.['account'] === undefined) return undefined
  const { origin, pathname } = location
  const way = new URLSearchParams({ referrer: clientId, referrer_uri: origin + pathname })
  return `${new URL(url, origin).href.replace(/\/$/, '')}/realms/${realm}/account/account-security/signing-in?${way}`
}
