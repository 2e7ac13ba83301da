import preview from '@waldkerf/storybook/preview'
import { TemplateStage } from '@waldkerf/app/testing/TemplateStage.tsx'
import { ClipboardPage, DocumentationPage, IconsPage, LanguagesPage, ThemePage } from './DemoPages.tsx'

const clipboardPage = { path: '/clipboard/index', children: <ClipboardPage /> }
const documentationPage = { path: '/documentation/index', children: <DocumentationPage /> }
const iconsPage = { path: '/icon/index', children: <IconsPage /> }
const languagesPage = { path: '/i18n/index', children: <LanguagesPage /> }
const themePage = { path: '/theme/index', children: <ThemePage /> }

const meta = preview.meta({ component: TemplateStage, args: clipboardPage })

export const Clipboard = meta.story({ args: clipboardPage })
export const Documentation = meta.story({ args: documentationPage })
export const Icons = meta.story({ args: iconsPage })
export const Languages = meta.story({ args: languagesPage })
export const Theme = meta.story({ args: themePage })
