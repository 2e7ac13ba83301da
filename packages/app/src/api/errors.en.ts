import type { FailureWords } from './errors.ts'

export const english: FailureWords = {
  kinds: {
    network: 'The service cannot be reached. Your input is still there; please try again.',
    timeout: 'The service does not answer. Your input is still there; please try again.',
    notJson: 'The answer of the service was incomplete. Please try again.',
    shape: 'The answer of the service does not fit this version. Please reload the page.',
    http: 'The service could not do this. Please try again.',
    aborted: 'The operation was cancelled.',
  },
  statuses: {
    401: 'Your session has expired.',
    403: 'You do not have the right to do this.',
    404: 'The entry is no longer there.',
    409: 'This change is not possible in the present state.',
    412: 'The entry was changed by someone else meanwhile. The new state is loaded.',
    429: 'The service is busy. Please try again in a moment.',
    503: 'The service is restarting. Please try again in a moment.',
  },
}
