/** The routes' own words are English; these read better. */
export const en: Record<string, string> = {
  Login: 'Sign in',
  Tinymce: 'Rich text',
  SplitPane: 'Split pane',
  componentMixin: 'Small components',
  I18n: 'Languages',
}
