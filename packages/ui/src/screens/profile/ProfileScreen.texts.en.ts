import { translatedWords as words } from '@waldkerf/domain/words/exactWords'

export const en = {
  title: words.profile.en,
  loading: 'Your data is loading.',
  failed: 'Your profile could not be loaded',
  tabs: { daten: 'My data', experte: words.expert.en },
}
