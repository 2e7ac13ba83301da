/** The chosen language, for texts outside of React. */
export const pageLanguage = () => (document.documentElement.lang === 'en' ? 'en' : 'de')
