export const en = {
  fallback: 'Your data could not be loaded. For now you see the dashboard only.',
  over: 'Your session has ended. Sign in again to go on working.',
}
