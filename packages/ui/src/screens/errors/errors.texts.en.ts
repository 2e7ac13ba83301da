import { translatedWords as words } from '@waldkerf/domain/words/exactWords'

export const en = {
  forbidden: {
    crumb: 'No access',
    title: 'This page is not open to your role',
    named: (page: string) => `‘${page}’ is not open to your role`,
    text: 'Nothing is lost. If you need access, the administration can help you.',
    waitingTitle: 'Your account waits to be approved',
    waiting:
      'The administration takes care of it; you need not do anything. After that this page is open to you. Until then the dashboard shows what is published.',
    expert: 'Only experts review reports and work on maps: you can ask for that in your profile.',
    become: words.becomeExpert.en,
    way: 'Back to the dashboard',
  },
  notFound: {
    crumb: 'Not found',
    title: 'This page does not exist',
    text: 'Please check the address, or search for what you need.',
    where: 'Requested address',
    way: 'To the dashboard',
  },
  crash: {
    title: 'This view cannot be shown',
    text: 'Saved data is safe. Try again; if the error stays, reload the page.',
    details: 'Message for support',
    retry: 'Try again',
  },
}
