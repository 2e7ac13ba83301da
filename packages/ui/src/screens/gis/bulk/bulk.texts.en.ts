/** English; `defineTexts` holds it to the German keys. */
export const en = {
  title: (count: string, one: boolean) => (one ? 'Change one sighting' : `Change ${count} sightings`),
  bar: 'Change the chosen sightings',
  what: 'What is to happen?',
  changes: {
    published: 'Publish',
    rejected: 'Reject',
    query: 'Query',
    species: 'Identify the species',
  },
  species: 'New species',
  message: 'Message to the reporters',
  messageHint: 'Left empty, each sighting keeps its own message.',
  messageNeeded: {
    rejected: 'Needed for a rejection: sightings without a message of their own are left out otherwise.',
    query: 'Please write what you would like to know. All chosen sightings get the same question.',
  },
  ready: (count: string, one: boolean) =>
    one ? 'One sighting will be changed.' : `${count} sightings will be changed.`,
  noneReady: 'None of the chosen sightings can be changed like this.',
  withdrawn: (count: string, one: boolean) =>
    one
      ? 'One of them is public now and will not be afterwards.'
      : `${count} of them are public now and will not be afterwards.`,
  skipped: {
    unchanged: (count: string) => `${count} left out: already so`,
    notAllowed: (count: string) => `${count} left out: their status does not allow it`,
    messageMissing: (count: string) => `${count} left out: message missing`,
  },
  start: (count: string, one: boolean) => (one ? 'Change one sighting' : `Change ${count} sightings`),
  progress: 'Changing sightings',
  results: 'Result of each sighting',
  record: (id: string) => `Sighting ${id}`,
}
