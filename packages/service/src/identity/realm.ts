/** The names that app, identity service and data service agree on; production's Keycloak realm has the same. */
export const realm = 'waldkerf'
export const realmPath = `/realms/${realm}`
export const clientId = 'waldkerf-web'
export const audience = 'waldkerf-api'

/** The audience as a resource indicator, which has to be an absolute address. */
export const apiResource = `urn:${audience}`

export const scopes = 'openid profile email'

/** Seconds without use after which a session ends. */
export const sessionIdle = 10 * 60 * 60

/** Where Keycloak has its OpenID Connect endpoints, below the realm. */
export const protocolPath = '/protocol/openid-connect'

/** The lengths of passwords, in this service and in production's realm. Characters. */
export const passwordRules = { least: 12, most: 128 }
