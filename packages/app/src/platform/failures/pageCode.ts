import { type ComponentType, createElement, lazy } from 'react'

/** The code of a page did not come; `again` asks for it once more. */
export class MissingPage extends Error {
  override name = 'MissingPage'
  declare readonly again: () => Promise<void>

  constructor(cause: unknown, again: () => Promise<void>) {
    super(String(cause), { cause })
    this.again = again
  }
}

/**
 * A route's `lazy`. Of code that does not come the router would draw nothing, and never ask for it again; so this page
 * breaks like any other, and can be tried again.
 */
export const pageCode = (load: () => Promise<ComponentType>) => ({
  Component: () => load().catch((error: unknown) => latePage(load, error)),
})

/** The same for a part of a page: where its code does not come, the boundary around it can try again. */
export const lazyPanel = (load: () => Promise<ComponentType>) =>
  lazy(async () => ({ default: await pageCode(load).Component() }))

function latePage(load: () => Promise<ComponentType>, cause: unknown): ComponentType {
  let Loaded: ComponentType | undefined
  const failure = new MissingPage(cause, async () => {
    Loaded = await load().catch(() => undefined)
  })
  return function LatePage() {
    if (!Loaded) throw failure
    return createElement(Loaded)
  }
}
