import type { Decorator } from '@storybook/react-vite'
import { type Language, LanguageProvider } from '@waldkerf/ui/i18n/Language'
import { Suspense, useLayoutEffect } from 'react'

/** What the app's shell gives every screen: language, light or dark, and a place to wait for the second language. */
export const withSurroundings: Decorator = (Story, { globals }) => {
  const language: Language = globals['language'] === 'en' ? 'en' : 'de'
  const theme = globals['theme'] === 'dark' ? 'dark' : 'light'
  return (
    <Surroundings language={language} theme={theme}>
      <Story />
    </Surroundings>
  )
}

interface SurroundingsProps {
  language: Language
  theme: 'light' | 'dark'
  children: React.ReactNode
}

function Surroundings({ language, theme, children }: SurroundingsProps) {
  useLayoutEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dataset['theme'] = theme
  }, [language, theme])
  return (
    <LanguageProvider language={language}>
      <Suspense>{children}</Suspense>
    </LanguageProvider>
  )
}
