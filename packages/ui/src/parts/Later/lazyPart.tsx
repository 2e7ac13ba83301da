import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { firstScreen } from '@waldkerf/ui/browser/firstScreen'

const Nothing = () => null

/**
 * A part of the frame that comes after the page. Where it cannot come, the frame goes on without it.
 * @param load imports it, not before the first screen is there
 * @param otherwise stands in for it then; nothing when absent
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  otherwise: ComponentType<P> = Nothing,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => {
    await firstScreen()
    return { default: await load().catch(() => otherwise) }
  })
}
