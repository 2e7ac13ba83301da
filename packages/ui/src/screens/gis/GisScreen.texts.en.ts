/** English; `defineTexts` holds it to the German keys. */
export const en = {
  heading: 'Beetles',
  toList: 'Skip to the list',
  layout: { map: 'Map', list: 'List', choose: 'View', split: 'Share of the map' },
  compass: { north: 'N', south: 'S', east: 'E', west: 'W' },
  parts: { species: 'Names of the species' },
  view: { label: 'How the list is shown', table: 'Table', pictures: 'Pictures' },
  tiles: { noSpecies: 'Species unknown', noPlace: 'without place' },
  missing: 'not loaded',
  table: {
    label: 'Beetle sightings',
    archive: 'Darwin Core Archive, published only',
    status: 'Status',
    species: 'Species',
    scientific: 'Scientific name',
    found: 'Found on',
    state: 'Federal state',
    pictures: 'Pictures',
    reported: 'Reported',
    id: 'No.',
    message: 'Message',
    editor: 'Edited by',
    answered: 'Answer',
    isAnswered: 'answered',
    foundOn: (day: string) => `found on ${day}`,
    noDay: 'day of find unknown',
    reportedOn: (day: string) => `reported ${day}`,
    noState: 'no place',
    place: 'Nearest place',
    lat: 'Latitude',
    lon: 'Longitude',
    import: 'Import',
    more: 'Files',
  },
  map: {
    label: 'Map of beetle sightings',
    otherStatus: 'Other status',
    filteredEmpty: 'No sighting matches the filter.',
  },
  empty: {
    title: 'No sightings yet',
    text: 'As soon as somebody reports a beetle, it waits here for review.',
    report: 'Report a find',
    filteredTitle: 'No sighting matches the filter',
    filteredText: 'Loosen the filter or reset it.',
    reset: 'Reset the filter',
  },
  failed: 'The sightings cannot be loaded',
  stale: 'The list is not up to date.',
  unsaved: (id: number) => `Sighting ${id} has not been saved.`,
  overtaken: (id: number, editor: string, status: string) =>
    `${editor || 'Somebody else'} has decided on sighting ${id} meanwhile (${status}). Your decision does not apply.`,
  dropUnsaved: (id: number) => `Drop the own decision on sighting ${id}`,
  showUnsaved: (id: number) => `Show sighting ${id}`,
  retry: 'Try again',
  loading: 'Sightings are loading',
  tabs: {
    label: 'Section',
    tabs: { beetles: 'Beetles', maps: 'Maps', surveys: 'Survey' },
    loading: 'The section is loading.',
  },
  pager: {
    hint: (total: string) => `${total} sightings: the map shows summaries, the list one part at a time.`,
    pages: 'Parts of the list',
    rows: (from: string, to: string, total: string) => `Rows ${from} to ${to} of ${total}`,
    previous: 'Previous part',
    next: 'Next part',
    first: 'First part',
  },
  bulk: {
    bar: 'Change the chosen sightings',
    strip: {
      waits: (what: string) => `${what}: `,
      seconds: (seconds: string) => `in ${seconds} s`,
      undo: 'Undo',
      now: 'Send now',
      count: (ended: string, total: string) => `${ended} of ${total}`,
    },
    what: 'What is to happen?',
    changes: {
      published: 'Publish',
      rejected: 'Reject',
      query: 'Query',
      species: 'Identify the species',
    },
    species: 'New species',
    message: 'Message to the reporters',
    reason: 'Reason',
    reasonHint: 'It stands in each sighting. Nobody gets it: there are no reporters.',
    messageHint: 'Left empty, each sighting keeps its own message.',
    messageNeeded: {
      rejected: 'Please write why. All chosen sightings get the same message.',
      query: 'Please write what you would like to know. All chosen sightings get the same question.',
    },
    templates: 'Insert a template',
    ready: {
      published: (count: string, one: boolean) =>
        one ? 'One sighting will be published.' : `${count} sightings will be published.`,
      query: (count: string, one: boolean) =>
        one ? 'One reporter will be asked.' : `The question will be asked on ${count} sightings.`,
      rejected: (count: string, one: boolean) =>
        one ? 'One sighting will be rejected.' : `${count} sightings will be rejected.`,
      species: (count: string, one: boolean) =>
        one ? 'One sighting will get this species.' : `${count} sightings will get this species.`,
    },
    afterWords: {
      query: (count: string, one: boolean) =>
        one ? 'Write the question, then it will be sent.' : `Write the question, then it goes to ${count} sightings.`,
      rejected: (count: string, one: boolean) =>
        one
          ? 'Write the reason, then the sighting will be rejected.'
          : `Write the reason, then ${count} sightings will be rejected.`,
    },
    noneReady: 'None of the chosen sightings can be changed like this.',
    withdrawn: (count: string, one: boolean) =>
      one
        ? 'One of them is public now and will not be afterwards.'
        : `${count} of them are public now and will not be afterwards.`,
    skipped: {
      unchanged: (count: string) => `${count} left out: already so`,
      notAllowed: (count: string) => `${count} left out: their status does not allow it`,
      messageMissing: (count: string) => `${count} left out: message missing`,
      nobodyToAsk: (count: string) => `${count} left out: no reporter`,
    },
    chosen: 'Chosen sightings',
    more: (count: string) => `and ${count} more`,
    change: 'Change',
    startOpen: (count: string, one: boolean) => (one ? 'Change one sighting' : `Change ${count} sightings`),
    start: {
      published: (count: string, one: boolean) => (one ? 'Publish one sighting' : `Publish ${count} sightings`),
      query: (count: string, one: boolean) => (one ? 'Ask about one sighting' : `Ask about ${count} sightings`),
      rejected: (count: string, one: boolean) => (one ? 'Reject one sighting' : `Reject ${count} sightings`),
      species: (count: string, one: boolean) =>
        one ? 'Change the species of one sighting' : `Change the species of ${count} sightings`,
    },
    progress: {
      published: 'Publishing sightings',
      query: 'Sending queries',
      rejected: 'Rejecting sightings',
      species: 'Changing species',
    },
    done: { published: 'published', query: 'query sent', rejected: 'rejected', species: 'species changed' },
    ended: {
      published: (count: string, one: boolean) => (one ? 'One sighting published' : `${count} sightings published`),
      query: (count: string, one: boolean) => (one ? 'Asked about one sighting' : `Asked about ${count} sightings`),
      rejected: (count: string, one: boolean) => (one ? 'One sighting rejected' : `${count} sightings rejected`),
      species: (count: string, one: boolean) =>
        one ? 'Species of one sighting changed' : `Species of ${count} sightings changed`,
    },
    results: 'Result of each sighting',
    record: (id: string) => `Sighting ${id}`,
  },
}
