/** Titles that read better than the routes' own English ones. */
export const en: Record<string, string> = {
  Login: 'Sign in',
  Tinymce: 'Rich text',
  SplitPane: 'Split pane',
  componentMixin: 'Small components',
  I18n: 'Languages',
}
