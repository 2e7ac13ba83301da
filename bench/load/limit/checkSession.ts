import Keycloak from 'keycloak-js'

/** Asks the identity service for the session, beside all else, as the product does. */
export const checkSession = () =>
  new Keycloak({ url: location.origin, realm: 'waldkerf', clientId: 'waldkerf-web' }).init({
    onLoad: 'check-sso',
    silentCheckSsoRedirectUri: `${location.origin}/silent-check-sso.html`,
    silentCheckSsoFallback: false,
    checkLoginIframe: false,
    pkceMethod: 'S256',
  })
