import type { Decorator } from '@storybook/react-vite'
import { type Language, LanguageProvider } from '@waldkerf/ui/i18n/Language'
import { Fragment, Suspense } from 'react'
import { showingKey } from './showing.ts'

/**
 * Stands in for the app's shell: the language, and a place to wait for the second one. Another role or scenario
 * draws the story anew.
 */
export const withSurroundings: Decorator = (Story, context) => {
  const language: Language = context.globals['language'] === 'en' ? 'en' : 'de'
  return (
    <LanguageProvider language={language}>
      <Suspense>
        <Fragment key={showingKey(context)}>
          <Story />
        </Fragment>
      </Suspense>
    </LanguageProvider>
  )
}
