export const en = {
  title: (count: string, one: boolean) =>
    one ? 'Change the role of one person' : `Change the role of ${count} people`,
  role: 'New role',
  ready: (count: string, one: boolean) => (one ? 'One person gets the new role.' : `${count} people get the new role.`),
  noneReady: 'None of those chosen can be changed like this.',
  skipped: {
    unchanged: (count: string) => `${count} left out: have this role already`,
    lastAdmin: (count: string) => `${count} left out: somebody has to keep the administration`,
  },
  demoted: (count: string) => `${count} lose the administration.`,
  from: (role: string, count: string) => `${role} (${count})`,
  start: (count: string, one: boolean) => (one ? 'Change one role' : `Change ${count} roles`),
  cancel: 'Cancel',
  close: 'Close',
  progress: 'Change roles',
  results: 'Result for each person',
  result: { waiting: 'not begun yet', running: 'is being changed', done: 'changed', failed: 'not changed' },
}
