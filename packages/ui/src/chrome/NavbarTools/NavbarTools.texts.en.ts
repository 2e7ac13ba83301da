import { translatedWords as words } from '@waldkerf/domain/words/exactWords'

export const en = {
  errors: (count: number) => (count === 1 ? '1 error' : `${count} errors`),
  messages: 'Notices and errors',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  fullScreenRefused: 'Full screen is not possible in this browser',
  size: 'Global size',
  sizes: { default: 'Default', medium: 'Medium', small: 'Small', mini: 'Mini' },
  help: 'Help',
  keyboard: 'Keyboard shortcuts',
  settings: 'Appearance',
  account: (who: string) => `${who} – account`,
  profile: words.profile.en,
  dashboard: words.dashboard.en,
  signOut: words.signOut.en,
  expertRequested: words.expertRequested.en,
}
