// Keycloak's page for one-time codes has labels that name no field: each gets the field of its own group.
addEventListener('DOMContentLoaded', () => {
  for (const label of document.querySelectorAll('label[for]')) {
    const field = label.closest('.pf-v5-c-form__group')?.querySelector('input:not([type=hidden])')
    if (field?.id && !document.getElementById(label.htmlFor)) label.htmlFor = field.id
  }
})
