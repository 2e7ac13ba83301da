export const en = {
  retry: 'Try again',
  missing: 'It may have been deleted, or the address is mistyped.',
}
