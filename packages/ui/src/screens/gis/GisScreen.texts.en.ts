/** English; `defineTexts` holds it to the German keys. */
export const en = {
  heading: 'Beetles',
  toList: 'Skip to the list',
  layout: { map: 'Map', list: 'List', choose: 'View', split: 'Share of the map' },
  compass: { north: 'N', south: 'S', east: 'E', west: 'W' },
  parts: { species: 'Names of the species' },
  view: { label: 'How the list is shown', table: 'Table', pictures: 'Pictures' },
  tiles: { noSpecies: 'Unknown species', noPlace: 'no place' },
  missing: 'not loaded',
  table: {
    label: 'Beetle reports',
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
    label: 'Map of beetle reports',
    otherStatus: 'Other status',
    filteredEmpty: 'No report matches the filter.',
  },
  empty: {
    title: 'No reports yet',
    text: 'New reports will wait here for review.',
    report: 'Report a find',
    filteredTitle: 'No report matches the filter',
    filteredText: 'Widen the filter, or reset it.',
    reset: 'Reset the filter',
  },
  failed: 'The reports cannot be loaded',
  stale: 'The list is not up to date.',
  unsaved: (id: number) => `Report ${id} has not been saved.`,
  overtaken: (id: number, editor: string, status: string) =>
    `${editor || 'Somebody else'} decided on report ${id} first (${status}). Your decision was not saved.`,
  dropUnsaved: (id: number) => `Discard my decision on report ${id}`,
  showUnsaved: (id: number) => `Show report ${id}`,
  retry: 'Try again',
  loading: 'Loading reports',
  tabs: {
    label: 'Section',
    tabs: { beetles: 'Beetles', maps: 'Maps', surveys: 'Survey' },
    loading: 'Loading the section.',
  },
  pager: {
    hint: (total: string) => `${total} reports: the map shows them in groups, the list one part at a time.`,
    pages: 'Parts of the list',
    rows: (from: string, to: string, total: string) => `Rows ${from} to ${to} of ${total}`,
    previous: 'Previous part',
    next: 'Next part',
    first: 'First part',
  },
  bulk: {
    bar: 'Change the selected reports',
    strip: {
      waits: (what: string) => `${what}: `,
      seconds: (seconds: string) => `in ${seconds} s`,
      undo: 'Undo',
      now: 'Send now',
      count: (ended: string, total: string) => `${ended} of ${total}`,
    },
    what: 'What should happen?',
    changes: {
      published: 'Publish',
      rejected: 'Reject',
      query: 'Query',
      species: 'Identify the species',
    },
    species: 'New species',
    message: 'Message to the reporters',
    reason: 'Reason',
    reasonHint: 'Optional. It is kept with each report; nobody is told, because these reports have no reporter.',
    messageHint: 'If left empty, each report keeps its own message.',
    messageNeeded: {
      rejected: 'Please write why. All selected reports get the same message.',
      query: 'Please write what you would like to know. All selected reports get the same question.',
    },
    templates: 'Insert a template',
    ready: {
      published: (count: string, one: boolean) =>
        one ? 'One report will be published.' : `${count} reports will be published.`,
      query: (count: string, one: boolean) =>
        one ? 'One reporter will be asked.' : `The question will be asked on ${count} reports.`,
      rejected: (count: string, one: boolean) =>
        one ? 'One report will be rejected.' : `${count} reports will be rejected.`,
      species: (count: string, one: boolean) =>
        one ? 'One report will get this species.' : `${count} reports will get this species.`,
    },
    afterWords: {
      query: (count: string, one: boolean) =>
        one ? 'Write the question to send it.' : `Write the question to ask it on ${count} reports.`,
      rejected: (count: string, one: boolean) =>
        one ? 'Write the reason to reject the report.' : `Write the reason to reject ${count} reports.`,
    },
    noneReady: 'None of the selected reports can be changed this way.',
    withdrawn: (count: string, one: boolean) =>
      one
        ? 'One of them is public now and will no longer be.'
        : `${count} of them are public now and will no longer be.`,
    skipped: {
      unchanged: (count: string) => `${count} left out: nothing to change`,
      notAllowed: (count: string) => `${count} left out: their status does not allow it`,
      messageMissing: (count: string) => `${count} left out: no message`,
      nobodyToAsk: (count: string) => `${count} left out: no reporter`,
    },
    chosen: 'Selected reports',
    more: (count: string) => `and ${count} more`,
    change: 'Change',
    startOpen: (count: string, one: boolean) => (one ? 'Change one report' : `Change ${count} reports`),
    start: {
      published: (count: string, one: boolean) => (one ? 'Publish one report' : `Publish ${count} reports`),
      query: (count: string, one: boolean) => (one ? 'Ask about one report' : `Ask about ${count} reports`),
      rejected: (count: string, one: boolean) => (one ? 'Reject one report' : `Reject ${count} reports`),
      species: (count: string, one: boolean) =>
        one ? 'Change the species of one report' : `Change the species of ${count} reports`,
    },
    progress: {
      published: 'Publishing reports',
      query: 'Sending queries',
      rejected: 'Rejecting reports',
      species: 'Changing species',
    },
    done: { published: 'published', query: 'query sent', rejected: 'rejected', species: 'species changed' },
    ended: {
      published: (count: string, one: boolean) => (one ? 'One report published' : `${count} reports published`),
      query: (count: string, one: boolean) => (one ? 'Asked about one report' : `Asked about ${count} reports`),
      rejected: (count: string, one: boolean) => (one ? 'One report rejected' : `${count} reports rejected`),
      species: (count: string, one: boolean) =>
        one ? 'Species of one report changed' : `Species of ${count} reports changed`,
    },
    results: 'Result of each report',
    record: (id: string) => `Report ${id}`,
  },
}
