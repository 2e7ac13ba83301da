/** The file's address; its folder is what the worker may answer for. */
export const workerPath = '/serviceWorker.js'

/** The worker's own caches; others keep what was shared, and parts of sheets, until somebody signs out. */
export const ownCaches = /^workbox|settings$/

/** Header of settings that came from the device, because the server could not be reached. */
export const keptHeader = 'waldkerf-kept'

/** Header of the server's answers by which the worker gives up for good. */
export const retireHeader = 'waldkerf-worker-retire'

/** A page's message: the waiting release may take over. */
export const takeOver = 'waldkerf:take-over'

/** Where other programs send pictures to, as the manifest says. */
export const sharedPath = '/share'

/**
 * Addresses whose pages the worker answers: the product's. Services, the template part and files with a name of their own
 * go to the network.
 */
export const answersPage =
  /^\/(?!(rest|realms|resources|scans|ogc|prod-api|demo|storybook|mails|health)(\/|\?|$))(?![^?]*\.[a-z0-9]+(\?|$))/
