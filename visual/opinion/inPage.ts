/** The parts of the engine's report that are read here. */
interface Report {
  results: readonly {
    ruleId: string
    value: readonly [kind: string, outcome: string]
    message: string
    /** XPath of the element. */
    path: { dom: string }
    snippet: string
  }[]
}

type EngineWindow = Window & {
  ace: { Checker: new () => { check: (within: Document, guidelines: readonly string[]) => Promise<Report> } }
}

/**
 * The engine's violations in Storybook's page, each with its place; handed over as text, it sees nothing of this file.
 * Left out are rules about a whole page, which a story is none of, and the engine's own mistakes, each named here.
 */
export async function findViolations(): Promise<readonly string[]> {
  const aboutPages = new Set([
    'aria_content_in_landmark',
    'skip_main_exists',
    'page_title_exists',
    'html_skipnav_exists',
  ])
  const mistakes: Readonly<Record<string, (element: Element) => boolean>> = {
    // A label that is hidden from sight alone names its field all the same, and `output` is a status, which needs no name.
    input_label_exists: (element) =>
      element.localName === 'output' ||
      (element instanceof HTMLInputElement && Boolean(element.labels?.[0]?.textContent.trim())),
    label_content_exists: (element) => element.textContent.trim() !== '',
    // A form without a name is no landmark (HTML-AAM).
    aria_form_label_unique: (element) =>
      !element.hasAttribute('aria-label') && !element.hasAttribute('aria-labelledby'),
    // A box that scrolls has to be reached by keys, whatever its role.
    element_tabbable_role_valid: (element) => /auto|scroll/.test(getComputedStyle(element).overflow),
    // The rest of the page, which an open dialog hides: the focus cannot leave the dialog.
    aria_hidden_nontabbable: (element) => element.closest('[data-aria-hidden]') !== null,
    // Elements inside a picture are part of it.
    svg_graphics_labelled: (element) => element.closest('[role=img]') !== null,
  }
  const { ace } = window as unknown as EngineWindow
  const { results } = await new ace.Checker().check(document, ['IBM_Accessibility'])
  return results
    .filter(({ ruleId, value: [kind, outcome], path }) => {
      if (kind !== 'VIOLATION' || outcome !== 'FAIL' || aboutPages.has(ruleId)) return false
      // As a selector: an XPath finds no element of SVG by its bare name.
      const selector = path.dom
        .slice(1)
        .replaceAll('/', ' > ')
        .replaceAll(/\[(\d+)\]/g, ':nth-of-type($1)')
      const element = document.querySelector(selector)
      // A dialog's guards lead the focus back into it.
      return !element?.matches('[data-radix-focus-guard]') && !(element && mistakes[ruleId]?.(element))
    })
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`)
}
