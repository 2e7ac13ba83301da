export const en = {
  title: (product: string) => `Sign in to ${product}`,
  intro: 'You are signed out. In the next step you enter your e-mail address and your password.',
  failed: 'Signing in failed',
  failedHint: 'Your data is not affected. Please sign in again.',
  signIn: 'Sign in',
  noAccount: 'No account yet? The administration invites you by e-mail.',
  help: 'Cannot sign in?',
  htmlPages: 'Legal',
}
