export const en = {
  signedIn: 'Signed in',
  offline: 'Offline',
  expiring: (left: string) => `Session ends in ${left}`,
  over: 'Session over',
}
