export const verdictEn = {
  title: 'Is all well?',
  fine: 'All is well.',
  unknown: 'That cannot be said in full right now: a part was not loaded.',
  some: (count: number) => (count === 1 ? 'One point needs you' : `${count} points need you`),
  noBackup: {
    title: 'There is no backup',
    detail: 'If the server fails, everything is lost. Whoever looks after the server sets it up there.',
  },
  oldBackup: {
    title: (hours: string) => `The last backup is ${hours} hours old`,
    detail: (instant: string) => `It was complete on ${instant}; last night’s is missing. Please look on the server.`,
  },
  stuck: {
    title: (count: string, isOne: boolean, since: string) =>
      isOne ? `One mail has been waiting since ${since}` : `${count} mails have been waiting since ${since}`,
    detail: 'The mail server takes nothing. Nothing is lost: as soon as it answers, they go out by themselves.',
  },
  document: {
    title: 'A document has not arrived',
    detail: 'Its mail was refused, or waits. Its page says why.',
  },
  room: {
    title: (part: string, share: string) => `${part}: ${share} % of the room is taken`,
    detail: 'Once it is full nothing more can be uploaded. The largest accounts stand below.',
  },
  open: 'Open the document',
  write: 'Write to your engineer',
  subject: 'Waldkerf needs you',
}
