let typedAt: string | undefined

/** Notes where something was typed last; called once, from the page's start. */
export const watchTyping = () =>
  document.addEventListener('input', () => {
    typedAt = location.pathname
  })

/**
 * Whether something was typed on this page, so that it is not reloaded without asking. Search fields count as well: an
 * unneeded question does less harm.
 */
export const hasTyped = () => typedAt === location.pathname
