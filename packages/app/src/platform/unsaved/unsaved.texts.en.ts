export const en = {
  leave: { title: 'Leave the page?', confirm: 'Leave', save: 'Save and leave' },
  signOut: { title: 'Sign out anyway?', confirm: 'Sign out and discard', save: 'Save and sign out' },
  close: { title: 'Discard what was entered?', confirm: 'Discard', save: 'Save and close' },
  lost: 'This input is not saved and will be lost:',
  unsaved: 'This input is not saved:',
  discard: 'Discard',
  stay: 'Stay here',
}

export const keptEn = {
  title: 'Sign out before everything is sent?',
  confirm: 'Sign out',
  description: (count: number) =>
    count === 1
      ? '1 report is on this device alone. It stays here under your name and goes on once you sign in here again.'
      : `${count} reports are on this device alone. They stay here under your name and go on once you sign in here again.`,
  scans:
    'These scans are not uploaded yet. They stay in this browser under your name, and go on when you sign in here again.',
  withoutLine: {
    title: 'Sign out without a connection?',
    description:
      'Nothing opens here any more until you sign in again with a connection: until then you cannot report, either.',
  },
  cancel: 'Stay here',
}
