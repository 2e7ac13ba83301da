/** Of a configuration that says nothing of it: the embedded service's. */
export const defaultKeycloak = { url: '/', realm: 'waldkerf', clientId: 'waldkerf-web' }
