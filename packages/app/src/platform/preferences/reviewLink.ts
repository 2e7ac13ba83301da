/** Loads the settings' store at the start only for a review link; otherwise it is loaded with the settings. */
export function loadReviewLook() {
  const isReviewing = document.documentElement.dataset['reviewing'] !== undefined
  if (isReviewing || /[?&]look=/.test(location.search)) void import('./settingsStore.ts')
}
