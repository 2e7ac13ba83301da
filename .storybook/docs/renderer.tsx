import { DocsRenderer } from '@storybook/addon-docs'
import { LanguageProvider } from '@waldkerf/ui/i18n/Language'
import { Suspense } from 'react'
import type { DocsContextProps } from 'storybook/internal/types'
import { applyLook } from '../preview/look.ts'
import { chooseExample, exampleCode } from './example/chooseExample.ts'
import { loadPart } from './loadPart.ts'
import { PartPage } from './PartPage/PartPage.tsx'

/** The addon's own renderer draws our page, without its blocks and MDX. */
const addon = new DocsRenderer()

/** For `parameters.docs.renderer`; comes with the first page of docs that somebody opens. */
export const renderer = {
  async render(context: DocsContextProps, parameters: object, element: HTMLElement) {
    const story = chooseExample(context.componentStories())
    const { globals } = context.getStoryContext(story)
    const part = await loadPart(story.title)
    applyLook(globals)
    const page = () => (
      <LanguageProvider language={globals['language'] === 'en' ? 'en' : 'de'}>
        <Suspense>
          <PartPage
            {...part}
            title={story.title}
            globals={globals}
            example={{ story: story.id, code: exampleCode(story) }}
          />
        </Suspense>
      </LanguageProvider>
    )
    return addon.render(context, { ...parameters, container: Suspense, page }, element)
  },
  unmount: addon.unmount,
}
