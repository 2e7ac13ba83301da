export const en = {
  least: 'Your data could not be loaded. For now you see the dashboard only.',
  gaveUp: (why: string) => `Your data could not be loaded several times. ${why} For now you see the dashboard only.`,
  over: 'Your session has ended. Nothing is saved until you have signed in again.',
  signIn: 'Sign in',
  back: 'You are signed in again.',
  unreachable: 'The identity service does not answer. What you have typed stays here.',
}
