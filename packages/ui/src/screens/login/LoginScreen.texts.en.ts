export const en = {
  title: (product: string) => `Sign in to ${product}`,
  intro: 'You sign in with the identity service and come back here afterwards.',
  failed: 'Signing in failed',
  failedHint: 'Your data is not affected. Please sign in again.',
  signIn: 'Sign in',
  help: 'Cannot sign in?',
  htmlPages: 'Legal',
}
