import { configure, getConfig } from 'storybook/test'

/** The library keeps for itself whether a query is only one of many until something has come. */
const isLooking = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true

/**
 * Queries as plays need them. One that looks again and again until something has come prints the whole page for each look
 * in vain; only its last word is read. And a machine under load may be slow.
 */
export const calmQueries = () =>
  configure(({ getElementError }) => ({
    asyncUtilTimeout: 4_000,
    getElementError: (message, container) =>
      isLooking() ? new Error(message ?? undefined) : getElementError(message, container),
  }))
