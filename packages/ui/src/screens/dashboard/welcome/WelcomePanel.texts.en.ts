import { translatedWords as words } from '@waldkerf/domain/words/exactWords'

export const en = {
  title: 'Your account has been made',
  lead: 'You are signed in, but not admitted yet. The administration takes care of that; there is nothing you need to do.',
  stepsTitle: 'What happens next',
  steps: {
    made: { title: 'Account made', state: 'done' },
    admitted: { title: 'Admission by the administration', state: 'under way' },
    profile: { title: 'Complete your profile, follow your own reports', state: 'after that' },
    expert: { title: `${words.becomeExpert.en}, if you like`, state: 'after that' },
  },
  now: 'Until then you see here what is published. When your account is admitted, this page changes by itself within a minute.',
  checkNow: 'Look now',
}
