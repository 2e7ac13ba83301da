/** The look of a review link, from the start; else the settings' store comes when they are looked at or changed. */
export function loadReviewLook() {
  const isReviewing = document.documentElement.dataset['reviewing'] !== undefined
  if (isReviewing || /[?&]look=/.test(location.search)) void import('./settingsStore.ts')
}
