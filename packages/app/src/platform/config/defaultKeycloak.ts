/** Default of the configuration: the embedded identity service. */
export const defaultKeycloak = { url: '/', realm: 'waldkerf', clientId: 'waldkerf-web' }
