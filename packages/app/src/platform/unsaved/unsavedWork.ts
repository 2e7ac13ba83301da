import { createStore } from '@waldkerf/domain/store/store'

/** Typed or drawn work that is not stored yet. */
export interface UnsavedSource {
  /** The path of the page it is on; without one it is lost with the window alone. */
  page?: string
  /** In people's words: 'Nachricht zur Meldung 4711'. */
  name: string
  /** Stores it as its own button does; absent while that is impossible. @returns whether it is stored */
  save?: (() => Promise<boolean>) | undefined
}

const none = () => false

/** The sources of unsaved work, and whether leaving a page loses it. */
export function createUnsavedWork() {
  let sources: readonly UnsavedSource[] = []
  let staysAlive: (page: string) => boolean = none
  const store = createStore(sources)

  function set(next: readonly UnsavedSource[]) {
    sources = next
    // Sources come and go in insertion effects, during which nothing may be rendered.
    queueMicrotask(() => store.set(sources))
  }

  const names = (of: readonly UnsavedSource[]) => [...new Set(of.map(({ name }) => name))]

  return {
    /** @returns removes the source, once saved or gone */
    add(source: UnsavedSource): () => void {
      set([...sources, source])
      return () => {
        if (sources.includes(source)) set(sources.filter((other) => other !== source))
      }
    },
    /** Whether this page has unsaved work; without a page, whether any has. */
    has: (page?: string) => sources.some((source) => page === undefined || source.page === page),
    /** Names of all work that would be lost with the window. */
    names: () => names(sources),
    /** Stores the work of these names, one after the other; undefined where some of it cannot be stored. */
    saving(wanted: readonly string[]): (() => Promise<boolean>) | undefined {
      const work = sources.filter(({ name }) => wanted.includes(name))
      if (names(work).length < wanted.length || work.some(({ save }) => !save)) return undefined
      return async () => {
        for (const source of work) if (!(await source.save?.())) return false
        return true
      }
    },
    namesOn: (pages: readonly string[]) =>
      names(sources.filter(({ page }) => page !== undefined && pages.includes(page))),
    /** Names of the work that going to another page loses: pages that are kept alive lose nothing by it. */
    namesLostByLeaving: () => names(sources.filter(({ page }) => page !== undefined && !staysAlive(page))),
    /** Sets the function that tells which pages are kept alive. @returns removes it */
    keepAlive(stays: (page: string) => boolean): () => void {
      staysAlive = stays
      return () => {
        staysAlive = none
      }
    },
    /** Gives up unsaved work after the person has agreed, so that nothing asks again. */
    giveUp(page?: string) {
      set(page === undefined ? [] : sources.filter((source) => source.page !== page))
    },
    subscribe: store.subscribe,
  }
}
