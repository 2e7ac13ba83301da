/**
 * Words that the specification quotes, letter by letter. Nothing else spells them: a
 * test compares this file with the list.
 */
export const translatedWords = {
  dashboard: { de: 'Dashboard', en: 'Dashboard' },
  gis: { de: 'GIS', en: 'GIS' },
  users: { de: 'Nutzer', en: 'Users' },
  userDetails: { de: 'Nutzerdetails', en: 'User details' },
  profile: { de: 'Profil', en: 'Profile' },
  signOut: { de: 'Abmelden', en: 'Sign out' },
  citizens: { de: 'Standard-Nutzer', en: 'Standard user' },
  expert: { de: 'Experte', en: 'Expert' },
  admin: { de: 'Administrator', en: 'Administrator' },
  expertRequested: { de: '[Expertenmodus angefragt]', en: '[Expert mode requested]' },
  becomeExpert: { de: 'Experte werden', en: 'Become an expert' },
  others: { de: 'Andere', en: 'Others' },
  surveyed: { de: 'vermessen', en: 'surveyed' },
  assumed: { de: 'vermutet', en: 'assumed' },
} as const

/** The same in both languages. */
export const fixedWords = {
  refresh: 'Refresh',
  close: 'Close',
  closeOthers: 'Close Others',
  closeAll: 'Close All',
  reLogin: 'Re-Login',
  cancel: 'Cancel',
  confirmLogout: 'Confirm logout',
  loggedOut: 'You have been logged out, you can cancel to stay on this page, or log in again',
  justNow: 'just now',
  oneDayAgo: '1 day ago',
  verificationFailed: 'Verification failed, please Login again.',
  rolesMissing: 'getInfo: roles must be a non-null array!',
  notInitialised: 'The identity service is not initialised.',
  wrongPassword: 'Account and password are incorrect.',
  noUserDetails: 'Login failed, unable to get user details.',
  error: 'Error',
} as const
