// Small mends of Keycloak's templates, of which the theme has none of its own.
addEventListener('DOMContentLoaded', () => {
  // On the page for one-time codes labels name no field: each gets the field of its own group.
  for (const label of document.querySelectorAll('label[for]')) {
    const field = label.closest('.pf-v5-c-form__group')?.querySelector('input:not([type=hidden])')
    if (field?.id && !document.getElementById(label.htmlFor)) label.htmlFor = field.id
  }
  // The page of an expired sign-in says 'click here' twice: the words before each link become the link.
  for (const link of document.querySelectorAll('#loginRestartLink, #loginContinueLink')) {
    const { previousSibling, nextSibling } = link
    link.textContent = previousSibling.textContent.trim()
    previousSibling.remove()
    nextSibling?.remove()
  }
  // Messages without a title are said as the title and once more below it.
  const text = document.querySelector('#kc-info-message > .instruction')
  if (text?.textContent.trim() === document.querySelector('#kc-page-title')?.textContent.trim()) text?.remove()
})
