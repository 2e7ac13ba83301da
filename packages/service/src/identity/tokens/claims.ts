import type { Account } from '../accounts/accounts.ts'
import { clientId } from '../realm.ts'

/** A person's claims in ID tokens, access tokens and the user info endpoint, in Keycloak's words. */
export function personClaims(account: Account) {
  return {
    email: account.email,
    email_verified: true,
    preferred_username: account.email,
    given_name: account.givenName,
    family_name: account.familyName,
    name: `${account.givenName} ${account.familyName}`.trim(),
    groups: account.groups,
  }
}

/**
 * An access token's further claims. `role` is the same in every token: without it the data service would take the
 * caller for anonymous. The true role is looked up there, by the e-mail.
 */
export function accessClaims(account: Account, sid: string | undefined) {
  return {
    ...personClaims(account),
    typ: 'Bearer',
    azp: clientId,
    sid,
    realm_access: { roles: account.groups },
    role: 'ogf_new',
  }
}
