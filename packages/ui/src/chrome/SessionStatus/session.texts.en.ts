export const statusEn = {
  signedIn: 'Signed in',
  offline: 'Offline',
  expiring: (left: string) => `Session ends in ${left}`,
  over: 'Session over',
}

export const overEn = {
  title: 'Your session has ended',
  elsewhere: 'Signed out in another tab',
  asking: 'Sign in again in a new window. This page stays exactly as it is: nothing that you have entered is lost.',
  waiting: 'Waiting for you to sign in in the other window. After that it goes on here by itself.',
  blocked:
    'Your browser has not opened the window. Allow it for this page, or sign in in this window: input that is kept as a draft will be offered to you again, anything else is lost.',
  signIn: 'Sign in',
  openAgain: 'Open the window again',
  signInHere: 'Sign in in this window',
  later: 'Later',
}

export const fallbackEn = { retry: 'Try again' }
