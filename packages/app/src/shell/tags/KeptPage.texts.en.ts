export const en = {
  readOnly: 'Your role no longer opens this page. What you entered stays here to be read until you close it.',
}
