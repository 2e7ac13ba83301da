/** The chosen language, for words outside of React. */
export const pageLanguage = () => (document.documentElement.lang === 'en' ? 'en' : 'de')
