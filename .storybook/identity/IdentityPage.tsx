import { useLanguage } from '@waldkerf/ui/i18n/Language'
import { type ComponentProps, use, useCallback, useState } from 'react'
import { pageDocument } from './frame.ts'

const pages = import.meta.glob<string>('./pages/*.html', { query: '?raw', import: 'default' })

const loaded = new Map<string, Promise<string>>()

/** @throws Error when no such page is kept */
function load(page: string, language: string): Promise<string> {
  const file = `./pages/${page}.${language}.html`
  const get = pages[file]
  if (get === undefined) throw new Error(`${file} is not kept.`)
  const found = loaded.get(file) ?? get()
  loaded.set(file, found)
  return found
}

export interface IdentityPageProps {
  /** As its file in `pages` is called. */
  page: string
  isDark: boolean
}

/** A page or mail of Keycloak as it was met in a run of production, in a window of its own. Nothing in it can be sent. */
export function IdentityPage({ page, isDark }: IdentityPageProps) {
  const language = useLanguage()
  const html = use(load(page, language))
  const [height, setHeight] = useState<number>()
  const measure = useCallback((frame: HTMLIFrameElement | null) => {
    if (!frame) return undefined
    const fit = () => setHeight(frame.contentDocument?.documentElement.scrollHeight)
    const anew = () => setHeight(undefined)
    frame.addEventListener('load', fit)
    addEventListener('resize', anew)
    return () => {
      frame.removeEventListener('load', fit)
      removeEventListener('resize', anew)
    }
  }, [])
  return (
    <Frame
      key={`${page} ${language} ${isDark}`}
      ref={measure}
      title={page}
      srcDoc={pageDocument({ html, isMail: page.startsWith('mail-'), isDark })}
      style={{ height: height ?? '100dvh', colorScheme: isDark ? 'dark' : 'light' }}
    />
  )
}

const Frame = ({ title, style, ...rest }: ComponentProps<'iframe'>) => (
  <iframe
    title={title}
    // oxlint-disable-next-line react/iframe-missing-sandbox -- axe runs within; the kept pages have no scripts of their own
    sandbox="allow-same-origin allow-scripts"
    style={{ display: 'block', width: '100%', minHeight: '100dvh', border: 0, ...style }}
    {...rest}
  />
)
