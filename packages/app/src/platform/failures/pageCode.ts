import { type ComponentType, createElement, lazy } from 'react'

/** The code of a page failed to load; `again` loads it again. */
export class MissingPage extends Error {
  override name = 'MissingPage'
  declare readonly again: () => Promise<void>

  constructor(cause: unknown, again: () => Promise<void>) {
    super(String(cause), { cause })
    this.again = again
  }
}

/**
 * A route's `lazy`. If its code failed, the router would render nothing and never load it again; so a component is
 * returned that throws, and the crash page can try again.
 */
export const pageCode = (load: () => Promise<ComponentType>) => ({
  Component: () => load().catch((error: unknown) => latePage(load, error)),
})

/** The same for a part of a page: if its code fails to load, the boundary around it can try again. */
export const lazyPanel = (load: () => Promise<ComponentType>) =>
  lazy(async () => ({ default: await pageCode(load).Component() }))

function latePage(load: () => Promise<ComponentType>, cause: unknown): ComponentType {
  let Loaded: ComponentType | undefined
  const failure = new MissingPage(cause, async () => {
    // Firefox and Safari never ask again for code that has failed once: only the page, loaded anew, has it.
    Loaded = await load().catch(async () => {
      await (await import('./newVersion.ts').catch(() => undefined))?.onMissingChunk(true)
      return undefined
    })
  })
  return function LatePage() {
    if (!Loaded) throw failure
    return createElement(Loaded)
  }
}
