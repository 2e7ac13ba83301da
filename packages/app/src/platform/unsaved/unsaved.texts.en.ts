export const en = {
  leave: { title: 'Leave the page?', confirm: 'Leave' },
  signOut: { title: 'Sign out anyway?', confirm: 'Sign out and discard' },
  close: { title: 'Discard what was entered?', confirm: 'Discard' },
  lost: 'This input is not saved and will be lost:',
  stay: 'Stay here',
}
