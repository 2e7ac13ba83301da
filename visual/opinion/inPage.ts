/** As much of the engine's report as is read here. */
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
 * Left out are rules about a whole page, which a story is none of, and three mistakes of the engine, each named here.
 */
export async function findViolations(): Promise<readonly string[]> {
  const aboutPages = new Set([
    'aria_content_in_landmark',
    'skip_main_exists',
    'page_title_exists',
    'html_skipnav_exists',
  ])
  const find = (path: string) =>
    document.evaluate(path, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue as Element | null
  const mistakes: Readonly<Record<string, (element: Element) => boolean>> = {
    // A label that is hidden from sight alone names its field all the same, and `output` is a status, which needs no name.
    input_label_exists: (element) =>
      element.localName === 'output' ||
      (element instanceof HTMLInputElement && Boolean(element.labels?.[0]?.textContent.trim())),
    // A form without a name is no landmark (HTML-AAM).
    aria_form_label_unique: (element) =>
      !element.hasAttribute('aria-label') && !element.hasAttribute('aria-labelledby'),
  }
  const { ace } = window as unknown as EngineWindow
  const { results } = await new ace.Checker().check(document, ['IBM_Accessibility'])
  return results
    .filter(({ ruleId, value: [kind, outcome], path }) => {
      if (kind !== 'VIOLATION' || outcome !== 'FAIL' || aboutPages.has(ruleId)) return false
      const element = find(path.dom)
      return !(element && mistakes[ruleId]?.(element))
    })
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`)
}
