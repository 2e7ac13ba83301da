export const en = {
  title: (count: string, one: boolean) =>
    one ? 'Change the role of one person' : `Change the role of ${count} people`,
  role: 'Role',
  ready: (count: string, one: boolean) => (one ? 'One person gets the new role.' : `${count} people get the new role.`),
  noneReady: 'None of those chosen can be changed like this.',
  skipped: {
    unchanged: (count: string, one: boolean) => `${count} left out: ${one ? 'has' : 'have'} this role already`,
    lastAdmin: (count: string) => `${count} left out: somebody has to keep the administration`,
  },
  demoted: (count: string, one: boolean) =>
    one ? 'One person loses the administration.' : `${count} people lose the administration.`,
  from: (role: string, count: string) => `${role} (${count})`,
  start: (count: string, one: boolean) => (one ? 'Change one role' : `Change ${count} roles`),
  progress: 'Change roles',
  results: 'Result for each person',
}
