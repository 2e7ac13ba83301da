export const verdictEn = {
  title: 'Is all well?',
  fine: 'All is well.',
  unknown: 'This cannot be answered in full right now: a part was not loaded.',
  some: (count: number) => (count === 1 ? 'One thing needs you' : `${count} things need you`),
  noBackup: {
    title: 'There is no backup',
    detail: 'If the server fails, everything is lost. Whoever looks after the server sets it up there.',
  },
  oldBackup: {
    title: (hours: string) => `The last backup is ${hours} hours old`,
    detail: (instant: string) => `It finished on ${instant}; last night’s is missing. Please check the server.`,
  },
  stuck: {
    title: (count: string, isOne: boolean, since: string) =>
      isOne ? `One mail has been waiting since ${since}` : `${count} mails have been waiting since ${since}`,
    detail: 'The mail server is not accepting any. Nothing is lost: as soon as it answers, they go out automatically.',
  },
  document: {
    title: 'A document was not delivered',
    detail: 'Its mail was refused or is waiting. Its page says why.',
  },
  room: {
    title: (part: string, share: string) => `${part}: ${share}% of the space is used`,
    detail: 'Once it is full, nothing more can be uploaded. The largest accounts are listed below.',
  },
  open: 'Open the document',
  write: 'Write to your engineer',
  subject: 'Waldkerf needs you',
}
